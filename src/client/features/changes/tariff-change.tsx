import { useSearchParams } from 'react-router-dom';
import { Empty } from '../../components/empty.tsx';
import { Failure } from '../../components/failure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { ChangeForm } from './change-form.tsx';
import { PlannedChange } from './planned-change.tsx';

const noContract = 1023;

/** Another tariff for a line of the customer: what is planned, and the form to order one. */
export function TariffChange() {
  const text = useText();
  const [search] = useSearchParams();
  const contractId = search.get('contract');
  const { data, error, retry } = useCall('GET /api/tariffs/me/changes', {
    query: contractId ? { contractId } : {},
  });
  if (error?.referenceCode === noContract)
    return <Empty title={text('contract.page.change.none')} text={text('contract.page.change.noneText')} />;
  if (error && !data) return <Failure error={error} onRetry={retry} />;
  if (!data) return <Skeleton height={420} />;
  return (
    <>
      {data.planned ? (
        <PlannedChange contractId={data.contractId} planned={data.planned} onDone={retry} />
      ) : null}
      <ChangeForm key={data.planned?.tariffId} changes={data} onDone={retry} />
    </>
  );
}
