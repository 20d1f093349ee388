import type { InvoiceView } from '../../../shared/api/billing.ts';
import { Section } from '../../components/section.tsx';
import { BillRow } from './bill-row.tsx';
import styles from './bills.module.css';

/** Invoices under a heading; nothing without invoices. */
export function BillList({ title, invoices }: { title: string; invoices: readonly InvoiceView[] }) {
  if (invoices.length === 0) return null;
  return (
    <Section size="part" title={title}>
      <ul className={styles.rows} aria-label={title}>
        {invoices.map((invoice) => (
          <BillRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </Section>
  );
}
