import { Failure } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './own-contract.module.css';
import { OwnContract } from './own-contract.tsx';

/** A customer's contracts with their dates and actions. */
export function OwnContracts() {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/contracts/me', {});
  if (error && !data) return <Failure error={error} onRetry={retry} />;
  if (!data) return <Skeleton height={260} />;
  if (data.contracts.length === 0) return null;
  return (
    <Section id="contracts" size="part" title={text('contract.page.own.title')}>
      <div className={styles.list}>
        {data.contracts.map((contract) => (
          <OwnContract key={contract.id} contract={contract} onChange={retry} />
        ))}
      </div>
    </Section>
  );
}
