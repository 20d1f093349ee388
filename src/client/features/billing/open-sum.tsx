import type { InvoiceView } from '../../../shared/api/billing.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Price } from '../../components/price.tsx';
import { payAllInvoices, payInvoice } from '../../lib/pay-invoices.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './bills.module.css';
import { headAction, isObjected, payableOf, sumOf } from './open-bills.ts';

/** What is open in all, what happens with it by itself, and one payment for all of it. */
export function OpenSum({ invoices }: { invoices: readonly InvoiceView[] }) {
  const text = useText();
  const payable = payableOf(invoices);
  const action = headAction(invoices);
  const isWhole = sumOf(payable) === sumOf(invoices);
  const { busy, error, start } = useAttempt(() =>
    action === 'one' && payable[0] ? payInvoice(payable[0].id) : payAllInvoices(),
  );
  return (
    <>
      <p className={styles.sumLabel}>{text('invoices.page.openSum')}</p>
      <Price cents={sumOf(invoices)} size="xl" />
      <NextDebit invoices={invoices} />
      {action === 'none' ? null : (
        <div>
          <Button busy={busy} onClick={start}>
            {text(payWords(action, isWhole), { sum: formatCents(sumOf(payable)) })}
          </Button>
        </div>
      )}
      {error ? <Failure error={error} /> : null}
    </>
  );
}

/** Where something open is not paid with it, the button says how much is. */
function payWords(action: 'one' | 'all', isWhole: boolean): string {
  if (action === 'all') return 'invoices.page.payAll';
  return isWhole ? 'invoices.page.pay' : 'invoices.page.paySum';
}

function NextDebit({ invoices }: { invoices: readonly InvoiceView[] }) {
  const text = useText();
  const owed = invoices.filter((invoice) => !isObjected(invoice));
  const announced = owed.filter(({ collection }) => collection?.state === 'announced');
  const days = announced.map(({ collection }) => collection?.collectOn ?? '').sort();
  if (invoices.length === 0) return <p>{text('invoices.page.allPaid')}</p>;
  if (days[0] === undefined || announced.length < owed.length) return null;
  return <p>{text('invoices.page.nothingToDo', { day: germanDay(days[0]) })}</p>;
}
