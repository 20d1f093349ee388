import type { ContractView, OrderView } from '../../../shared/order-view.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { Failure } from '../../components/failure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useApi } from '../../lib/use-api.ts';
import { ContractCard } from './contract-card.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './orders-and-contracts.module.css';

/** While an order is on its way, its state is asked for again this often. */
const POLL_MS = 30_000;

export function OrdersAndContracts() {
  const text = useText();
  const orders = useApi<{ orders: OrderView[] }>('/api/orders', { pollMs: POLL_MS });
  const contracts = useApi<{ contracts: ContractView[] }>('/api/contracts/me', { pollMs: POLL_MS });
  const error = orders.error ?? contracts.error;
  if (error && !(orders.data && contracts.data)) return <Failure error={error} onRetry={orders.retry} />;
  if (!orders.data || !contracts.data) return <Skeleton height={260} />;
  const open = orders.data.orders;
  const lines = contracts.data.contracts;
  if (open.length + lines.length === 0) return <NothingYet />;
  return (
    <>
      {lines.length > 0 ? (
        <section className={styles.part} aria-labelledby="lines">
          <h2 id="lines" className={styles.title}>
            {text('dashboard.contracts.title')}
          </h2>
          {lines.map((contract) => (
            <ContractCard key={contract.id} contract={contract} />
          ))}
        </section>
      ) : null}
      {open.length > 0 ? (
        <section className={styles.part} aria-labelledby="orders">
          <h2 id="orders" className={styles.title}>
            {text('dashboard.orders.title')}
          </h2>
          {open.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </section>
      ) : null}
    </>
  );
}

function NothingYet() {
  const text = useText();
  return (
    <Empty title={text('dashboard.empty.title')} text={text('dashboard.empty.text')}>
      <ButtonLink to="/tarife">{text('dashboard.empty.tariffs')}</ButtonLink>
    </Empty>
  );
}
