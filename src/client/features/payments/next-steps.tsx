import { useEffect } from 'react';
import type { OrderView } from '../../../shared/api/order-view.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { SuccessIllustration } from '../../components/illustrations/success.tsx';
import { Link } from '../../components/link.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { forgetInvitation } from '../../lib/invitation.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './next-steps.module.css';
import { OrderTicket } from './order-ticket.tsx';

/** The order as a ticket, and what comes by mail and by post. Without the order the text is general. */
export function NextSteps({ orderId }: { orderId: string }) {
  const text = useText();
  const { data, loading } = useCall('GET /api/orders/:id', { params: { id: orderId } });
  const order = data?.order;
  // Not before the payment: who orders again, because the first order stayed unpaid, is still invited.
  useEffect(forgetInvitation, []);
  const steps = order ? stepsOf(order) : ['mail', 'active'];
  const day = germanDay(order?.contract?.startsOn ?? '');
  const early = order?.earlyStart ? 'yes' : 'no';
  if (loading) return <Skeleton height="30rem" />;
  return (
    <>
      {/* One picture is enough; the customer's own jersey is the better one. */}
      {order?.jersey ? null : <SuccessIllustration />}
      {order ? <OrderTicket order={order} /> : null}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            {text(`checkout.next.${step}`, { day, early })}
            {step === 'esim' ? <EsimLink contractId={order?.contract?.id} /> : null}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The eSIM's code stands on its set-up page alone. */
function EsimLink({ contractId }: { contractId: string | undefined }) {
  const text = useText();
  return (
    <>
      {' '}
      <Link to={contractId ? `/dashboard/esim?contract=${contractId}` : '/dashboard/esim'}>
        {text('checkout.next.esimGo')}
      </Link>
    </>
  );
}

/** The words for what the line waits for. */
const begins = {
  number: 'porting',
  card: 'startsWithCard',
  both: 'startsWithBoth',
  nothing: 'starts',
} as const;

/** What comes next: the papers, the SIM as it really comes, and the day on which the line begins or what it waits for. */
function stepsOf({ simType, delivery, numberType, contract }: OrderView): string[] {
  const isSent = delivery.some(({ kind }) => kind === 'sim');
  const sim = simType === 'esim' ? 'esim' : isSent ? 'sim' : 'shopSim';
  const begin = begins[contract?.awaits ?? (numberType === 'port' ? 'number' : 'nothing')];
  const known = begin === 'starts' && !contract ? 'active' : begin;
  const jersey = delivery.some(({ kind }) => kind === 'jersey') ? ['jersey'] : [];
  return known === 'startsWithCard' ? ['mail', ...jersey, sim, known] : ['mail', sim, ...jersey, known];
}
