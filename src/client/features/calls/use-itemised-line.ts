import { useSearchParams } from 'react-router-dom';
import type { ItemisedLine } from '../../../shared/api/calls.ts';
import { useCall } from '../../lib/use-call.ts';

/** The customer's lines, and that of `?contract=` or of the bill of `?bill=`, else the newest. */
export function useItemisedLine() {
  const [search, setSearch] = useSearchParams();
  const { data, error, retry, mutate } = useCall('GET /api/calls/me', {});
  const lines = data?.lines ?? [];
  const ofBill = ({ months }: ItemisedLine) => months.some(({ bill }) => bill?.id === search.get('bill'));
  const chosen =
    lines.find(({ contractId }) => contractId === search.get('contract')) ?? lines.find(ofBill) ?? lines[0];
  const choose = (contract: string) => setSearch({ contract }, { replace: true, preventScrollReset: true });
  /** Shows what a call has just answered. */
  const change = (line: ItemisedLine) =>
    void mutate(
      (before) => ({
        lines: (before?.lines ?? []).map((one) => (one.contractId === line.contractId ? line : one)),
      }),
      { revalidate: false },
    );
  return {
    isLoading: !data && !error,
    error: data ? undefined : error,
    retry,
    lines,
    chosen,
    choose,
    change,
  };
}
