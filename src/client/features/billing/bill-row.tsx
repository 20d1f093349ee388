import { IconReceiptEuro } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { InvoiceView } from '../../../shared/api/billing.ts';
import { formatCents } from '../../../shared/money.ts';
import { Badge } from '../../components/badge.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { dayInWords, formatDay } from '../../lib/format-day.ts';
import { useText } from '../../lib/text.ts';
import { BillActions } from './bill-actions.tsx';
import styles from './bills.module.css';

const tones = {
  open: 'warning',
  overdue: 'negative',
  paid: 'positive',
  credit: 'plain',
  credited: 'plain',
} as const;

/** An invoice in one row: what it is for, its amount and state, with buttons to open and pay it. */
export function BillRow({ invoice }: { invoice: InvoiceView }) {
  const text = useText();
  const { locale } = useIntl();
  const { kind, number, state, totalCents, issuedOn, dueOn } = invoice;
  const period = { from: dayInWords(invoice.periodFrom, locale), to: dayInWords(invoice.periodTo, locale) };
  const day = formatDay(state === 'open' || state === 'overdue' ? dueOn : issuedOn);
  return (
    <ListRow
      icon={<IconReceiptEuro size={26} aria-hidden="true" />}
      title={text(`invoices.page.kind.${kind}`, period)}
      note={text(`invoices.page.note.${state}`, { number, day })}
    >
      <span className={styles.amount}>
        <span className={styles.sum}>{formatCents(totalCents)}</span>
        <Badge tone={tones[state]}>{text(`invoices.page.state.${state}`)}</Badge>
      </span>
      <BillActions invoice={invoice} />
    </ListRow>
  );
}
