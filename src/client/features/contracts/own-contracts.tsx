import { Failure } from '../../components/failure.tsx';
import { LineSwitch } from '../../components/line-switch.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { chosenOf, useLineOfAddress } from '../../lib/use-line-of-address.ts';
import styles from './own-contract.module.css';
import { OwnContract } from './own-contract.tsx';

/** Several lines of a customer as tickets, those that have ended too, and the contract of the chosen one with its dates and actions. */
export function OwnContracts() {
  const text = useText();
  const { wanted } = useLineOfAddress();
  const { data, error, retry } = useCall('GET /api/contracts/me', {});
  if (error && !data) return <Failure error={error} onRetry={retry} />;
  if (!data) return <Skeleton height={520} />;
  const line = chosenOf(data.contracts, ({ id }) => id, wanted);
  if (!line) return null;
  return (
    <Section id="contracts" size="part" title={text('dashboard.contracts.title')}>
      <div className={styles.list}>
        <LineSwitch lines={data.contracts} chosen={line} />
        <OwnContract key={line.id} contract={line} onChange={retry} />
      </div>
    </Section>
  );
}
