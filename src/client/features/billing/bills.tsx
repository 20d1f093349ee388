import { useLocation } from 'react-router-dom';
import type { InvoiceView } from '../../../shared/api/billing.ts';
import { paymentStatus } from '../../../shared/enums.ts';
import { ButtonLink } from '../../components/button.tsx';
import { CopyAge } from '../../components/copy-age.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { EmptyBillsIllustration } from '../../components/illustrations/empty-bills.tsx';
import { Message } from '../../components/message.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Ticket } from '../../components/ticket.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { BillList } from './bill-list.tsx';
import { BillPicture } from './bill-picture.tsx';
import styles from './bills.module.css';
import { OpenSum } from './open-sum.tsx';
import { WaitingVouchers } from './waiting-vouchers.tsx';

const isOverdue = ({ state }: InvoiceView) => state === 'overdue';

/** All invoices: the unpaid ones first. */
export function Bills() {
  const text = useText();
  // Who never had a contract is no customer of the billing system, and is refused.
  const contracts = useCall('GET /api/contracts/me', {});
  const isBilled = contracts.data?.contracts.length !== 0;
  const { data, error, retry } = useCall('GET /api/invoices/me', contracts.data && isBilled ? {} : null);
  // Waited for, so that it does not push down what one reads already; without an answer the bills are more important.
  const vouchers = useCall('GET /api/vouchers/me', {});
  const waitingCents = vouchers.data?.waitingCents ?? 0;
  const fault = contracts.error ?? error;
  if (isBilled && !data && fault)
    return (
      <div className={styles.bills}>
        <ErrorState error={fault} onRetry={contracts.error ? contracts.retry : retry} />
      </div>
    );
  if (vouchers.loading || (isBilled && !data))
    return (
      <div className={styles.bills}>
        <Skeleton height={320} />
      </div>
    );
  const invoices = data?.invoices ?? [];
  if (invoices.length === 0) return <NoBills waitingCents={waitingCents} />;
  const unpaid = invoices.filter(({ openCents }) => openCents > 0);
  // What is overdue comes first.
  const open = [...unpaid.filter(isOverdue), ...unpaid.filter((one) => !isOverdue(one))];
  const settled = invoices.filter(({ openCents }) => openCents <= 0);
  return (
    <div className={styles.bills}>
      <CopyAge of="/api/invoices/me" />
      <PaymentUpdate />
      <WaitingVouchers cents={waitingCents} />
      <Ticket label={text('invoices.page.openSum')} stub={<BillPicture invoices={invoices} />}>
        <OpenSum invoices={open} />
      </Ticket>
      <BillList title={text('invoices.page.open')} invoices={open} bills={invoices} />
      <BillList title={text('invoices.page.settled')} invoices={settled} bills={invoices} />
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
    <Message kind="error" title={text('invoices.page.payFailed')} live>
      {text('invoices.page.failed', { returned: 'isReturned' in state && state.isReturned ? 'yes' : 'no' })}
    </Message>
  );
}

function NoBills({ waitingCents }: { waitingCents: number }) {
  const text = useText();
  return (
    <div className={styles.bills}>
      <WaitingVouchers cents={waitingCents} />
      <Empty
        title={text('invoices.page.emptyTitle')}
        text={text('invoices.page.empty')}
        illustration={<EmptyBillsIllustration />}
      >
        <ButtonLink to="/dashboard" look="secondary">
          {text('invoices.page.toDashboard')}
        </ButtonLink>
      </Empty>
    </div>
  );
}
