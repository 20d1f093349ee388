import type { InvoiceView } from '../../../shared/api/billing.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Failure } from '../../components/failure.tsx';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './bills.module.css';
import { payAllInvoices } from './invoice-calls.ts';

/** What is open in all, what happens with it by itself, and one payment for all of it. */
export function OpenSum({ invoices }: { invoices: readonly InvoiceView[] }) {
  const text = useText();
  const { busy, error, start } = useAttempt(payAllInvoices);
  const cents = sumOf(invoices);
  const payable = invoices.filter(
    (invoice) => !isObjected(invoice) && invoice.collection?.state !== 'underWay',
  );
  return (
    <Card tone="tint">
      <div className={styles.open}>
        <div>
          <p className={styles.sumLabel}>{text('invoices.page.openSum')}</p>
          <Price cents={cents} size="xl" />
          <NextDebit invoices={invoices} />
        </div>
        {payable.length > 1 ? (
          <Button busy={busy} onClick={start}>
            {text('invoices.page.payAll', { sum: formatCents(sumOf(payable)) })}
          </Button>
        ) : null}
      </div>
      {error ? <Failure error={error} /> : null}
    </Card>
  );
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

/** It waits for our answer: it is neither debited nor paid along with the others. */
function isObjected({ objection }: InvoiceView): boolean {
  return objection?.state === 'received';
}

function sumOf(invoices: readonly InvoiceView[]): number {
  return invoices.reduce((sum, { openCents }) => sum + openCents, 0);
}
