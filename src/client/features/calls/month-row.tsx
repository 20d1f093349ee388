import { IconChevronDown, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import type { ItemisedLine, ItemisedMonth } from '../../../shared/api/calls.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Failure } from '../../components/failure.tsx';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import styles from './calls.module.css';
import { MonthList } from './month-list.tsx';

interface Props {
  contractId: string;
  span: ItemisedLine['months'][number];
  /** The bill that leads here tells this month. */
  isWanted: boolean;
  /** Its list, while it is the one that is shown. */
  shown: ItemisedMonth | undefined;
  onShow: (month: ItemisedMonth | undefined) => void;
}

/** A month: its bill, and its list on the page or as a PDF. Both ask for the step-up where it is needed. */
export function MonthRow({ contractId, span, isWanted, shown, onShow }: Props) {
  const text = useText();
  const [busy, setBusy] = useState<'list' | 'paper'>();
  const [error, setError] = useState<ApiError>();
  const place = { params: { id: contractId }, query: { month: span.startsOn } };
  const run = async (which: 'list' | 'paper', work: () => Promise<void>) => {
    if (busy) return;
    setBusy(which);
    setError(undefined);
    try {
      await work();
    } catch (reason) {
      setError(asApiError(reason));
    }
    setBusy(undefined);
  };
  const list = async () => onShow((await call('GET /api/calls/me/:id', place)).month);
  const paper = async () => {
    const { url } = await call('POST /api/calls/me/:id/link', place);
    window.location.assign(url);
  };
  const days = { from: germanDay(span.startsOn), to: germanDay(span.endsOn) };
  return (
    <li className={styles.month} data-wanted={isWanted}>
      <div className={styles.monthHead}>
        <button
          type="button"
          className={styles.monthRow}
          aria-expanded={shown !== undefined}
          aria-busy={busy === 'list'}
          onClick={() => (shown ? onShow(undefined) : run('list', list))}
        >
          <span className={styles.monthWords}>
            <span className={styles.monthName}>{text('calls.page.month', days)}</span>
            <span className={styles.note}>
              {span.bill
                ? text('calls.page.bill', { number: span.bill.number })
                : text('calls.page.billAwaited')}
            </span>
          </span>
          <IconChevronDown size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.paper}
          aria-busy={busy === 'paper'}
          aria-label={text('calls.page.pdfOf', days)}
          onClick={() => run('paper', paper)}
        >
          <IconFileTypePdf size={24} aria-hidden="true" />
        </button>
      </div>
      {error ? <Failure error={error} /> : null}
      {shown ? <MonthList month={shown} /> : null}
    </li>
  );
}
