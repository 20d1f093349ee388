import { SuccessIllustration } from '../../components/illustrations/success.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './next-steps.module.css';
import { OrderTicket } from './order-ticket.tsx';

/** The order as a ticket, and what comes by mail and by post. Without the order the text is general. */
export function NextSteps({ orderId }: { orderId: string }) {
  const text = useText();
  const { data, loading } = useCall('GET /api/orders/:id', { params: { id: orderId } });
  const order = data?.order;
  const keys = [
    'mail',
    order?.simType === 'esim' ? 'esim' : 'sim',
    order?.numberType === 'port' ? 'porting' : 'active',
  ];
  if (loading) return <Skeleton height="30rem" />;
  return (
    <>
      {/* One picture is enough; the customer's own jersey is the better one. */}
      {order?.jersey ? null : <SuccessIllustration />}
      {order ? <OrderTicket order={order} /> : null}
      <ol className={styles.steps}>
        {keys.map((key) => (
          <li key={key}>{text(`checkout.next.${key}`)}</li>
        ))}
      </ol>
    </>
  );
}
