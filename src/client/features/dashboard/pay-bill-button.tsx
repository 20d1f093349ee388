import { formatCents } from '../../../shared/money.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { payInvoice } from '../../lib/pay-invoices.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './next-card.module.css';

/** Pays the one bill that is open, and leads to it for those who read it first. */
export function PayBillButton({ id, openCents }: { id: string; openCents: number }) {
  const text = useText();
  const { busy, error, start } = useAttempt(() => payInvoice(id));
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <div className={styles.ways}>
        <Button busy={busy} onClick={start}>
          {text('dashboard.next.bills.pay', { amount: formatCents(openCents) })}
        </Button>
        <ButtonLink to="/dashboard/bills" look="quiet">
          {text('dashboard.next.bills.action', { count: 1 })}
        </ButtonLink>
      </div>
    </>
  );
}
