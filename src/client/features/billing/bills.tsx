import { useLocation } from 'react-router-dom';
import type { InvoiceView } from '../../../shared/api/billing.ts';
import { paymentStatus } from '../../../shared/enums.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { EmptyBillsIllustration } from '../../components/illustrations/empty-bills.tsx';
import { ListRows } from '../../components/list-row.tsx';
import { Message } from '../../components/message.tsx';
import { Price } from '../../components/price.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { BillRow } from './bill-row.tsx';
import styles from './bills.module.css';

/** All invoices: the unpaid ones first. */
export function Bills() {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/invoices/me', {});
  if (!data)
    return (
      <div className={styles.bills}>
        {error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton height={320} />}
      </div>
    );
  const { invoices } = data;
  if (invoices.length === 0) return <NoBills />;
  const open = invoices.filter(({ openCents }) => openCents > 0);
  const settled = invoices.filter(({ openCents }) => openCents <= 0);
  return (
    <div className={styles.bills}>
      <PaymentUpdate />
      <OpenSum invoices={open} />
      <BillList title={text('invoices.page.open')} invoices={open} />
      <BillList title={text('invoices.page.settled')} invoices={settled} />
    </div>
  );
}

/** The result of a payment, when the customer returns from the provider: the payment result page passes it on. */
function PaymentUpdate() {
  const text = useText();
  const { state } = useLocation();
  if (typeof state !== 'object' || state === null || !('paid' in state)) return null;
  if (state.paid === paymentStatus.success)
    return (
      <Message kind="success" title={text('invoices.page.paidTitle')} live>
        {text('invoices.page.paid')}
      </Message>
    );
  return (
    <Message kind="error" title={text('checkout.result.failed.title')} live>
      {text('invoices.page.failed')}
    </Message>
  );
}

function OpenSum({ invoices }: { invoices: readonly InvoiceView[] }) {
  const text = useText();
  const cents = invoices.reduce((sum, { openCents }) => sum + openCents, 0);
  return (
    <Card tone="tint">
      <p className={styles.sumLabel}>{text('invoices.page.openSum')}</p>
      <Price cents={cents} size="xl" />
      {cents === 0 ? <p>{text('invoices.page.allPaid')}</p> : null}
    </Card>
  );
}

function BillList({ title, invoices }: { title: string; invoices: readonly InvoiceView[] }) {
  if (invoices.length === 0) return null;
  return (
    <Section size="part" title={title}>
      <ListRows label={title}>
        {invoices.map((invoice) => (
          <BillRow key={invoice.id} invoice={invoice} />
        ))}
      </ListRows>
    </Section>
  );
}

function NoBills() {
  const text = useText();
  return (
    <Empty
      title={text('invoices.page.emptyTitle')}
      text={text('invoices.page.empty')}
      illustration={<EmptyBillsIllustration />}
    >
      <ButtonLink to="/dashboard" look="secondary">
        {text('invoices.page.toDashboard')}
      </ButtonLink>
    </Empty>
  );
}
