import type { InvoiceView } from '../../../shared/api/billing.ts';
import { billBefore, compareBills } from '../../../shared/bill-comparison.ts';
import { formatCents } from '../../../shared/money.ts';
import { FactList } from '../../components/fact-list.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import styles from './bill-details.module.css';
import { BillObjection } from './bill-objection.tsx';
import { differenceOf, lineWords, reasonWords, signed } from './bill-words.ts';

interface Props {
  invoice: InvoiceView;
  /** All bills of the customer: a monthly one is compared with the one before. */
  bills: readonly InvoiceView[];
}

/** How a bill compares with the one of the month before; nothing where there is none. */
export function BillDifference({ invoice, bills }: Props) {
  const text = useText();
  const before = billBefore(invoice, bills);
  if (!before) return null;
  const { key, amount } = differenceOf(compareBills(before, invoice).differenceCents);
  return text(`invoices.page.compare.${key}`, { amount });
}

/** What a bill consists of, why it differs from the month before, and objecting to it; folded. */
export function BillDetails({ invoice, bills }: Props) {
  const text = useText();
  const { number, lines, totalCents, vatCents } = invoice;
  const before = billBefore(invoice, bills);
  const { differenceCents = 0, reasons = [] } = before ? compareBills(before, invoice) : {};
  const { key, amount } = differenceOf(differenceCents);
  const rows = lines.map((line, at) => ({
    id: `${line.id} ${at}`,
    term: lineWords(text, line),
    value: formatCents(line.cents),
  }));
  const total = {
    id: 'total',
    term: text('invoices.page.total', { vat: formatCents(vatCents) }),
    value: <strong>{formatCents(totalCents)}</strong>,
  };
  return (
    <details className={styles.details}>
      <summary>
        {text('invoices.page.lines')}
        <span className="visually-hidden"> {text('invoices.page.linesOf', { number })}</span>
      </summary>
      <div className={styles.parts}>
        <FactList look="sums" facts={[...rows, total]} />
        {reasons.length > 0 ? (
          <div>
            <p className={styles.why}>{text(`invoices.page.why.${key}`, { amount })}</p>
            <FactList
              look="sums"
              facts={reasons.map((reason, at) => ({
                id: `${reason.line.id} ${at}`,
                term: reasonWords(text, reason),
                value: signed(reason.cents),
              }))}
            />
          </div>
        ) : null}
      </div>
      {invoice.kind === 'monthly' ? (
        <p className={styles.calls}>
          <Link to={`/dashboard/bills/calls?contract=${invoice.contractId}&bill=${invoice.id}`}>
            {text('invoices.page.calls')}
          </Link>
        </p>
      ) : null}
      <BillObjection invoice={invoice} />
    </details>
  );
}
