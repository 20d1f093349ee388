import type { ContractView } from '../../../shared/order-view.ts';
import { Failure } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useApi } from '../../lib/use-call.ts';
import styles from './own-contract.module.css';
import { OwnContract } from './own-contract.tsx';

/** A customer's contracts with their days and what can be done about them. */
export function OwnContracts() {
  const text = useText();
  const { data, error, retry } = useApi<{ contracts: ContractView[] }>('/api/contracts/me');
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
