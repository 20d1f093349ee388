import { formatCents } from '../../../shared/money.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Figure } from '../../components/figure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { Ticket } from '../../components/ticket.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './business-plan.module.css';

/** What a company gets at least, before it is asked for anything; the figures are those of the catalogue. */
export function BusinessPlan() {
  const text = useText();
  const { data, error } = useCall('GET /api/tariffs', {});
  const plans = data?.tariffs.filter(({ type }) => type === 'business') ?? [];
  const [plan] = plans.toSorted((a, b) => a.priceCents - b.priceCents);
  if (!plan || plan.netPriceCents === null) return data || error ? null : <Skeleton height={320} />;
  const { name, dataGb, netPriceCents, features } = plan;
  return (
    <Ticket
      label={name}
      stub={
        <ButtonLink look="secondary" wide to="/tarife?type=business">
          {text('auth.page.corporate.tariffs')}
        </ButtonLink>
      }
    >
      <div className={styles.facts}>
        <Figure value={dataGb} unit="GB" />
        <strong className={styles.net}>
          {text('tariffs.price.net', { price: formatCents(netPriceCents) })}
        </strong>
      </div>
      <TickList items={features} />
    </Ticket>
  );
}
