import type { InvoiceView } from '../../../shared/api/billing.ts';
import { Section } from '../../components/section.tsx';
import { BillRow } from './bill-row.tsx';
import styles from './bills.module.css';

interface Props {
  title: string;
  invoices: readonly InvoiceView[];
  /** All bills of the customer, with which those shown are compared. */
  bills: readonly InvoiceView[];
}

/** Invoices under a heading; nothing without invoices. */
export function BillList({ title, invoices, bills }: Props) {
  if (invoices.length === 0) return null;
  return (
    <Section size="part" title={title}>
      <ul className={styles.rows} aria-label={title}>
        {invoices.map((invoice) => (
          <BillRow key={invoice.id} invoice={invoice} bills={bills} />
        ))}
      </ul>
    </Section>
  );
}
