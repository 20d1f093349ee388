import type { ContractMeansList, ContractMeansView } from '../../../shared/api/billing.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { formatCents } from '../../../shared/money.ts';
import { Failure } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { ChangeMeans } from './change-means.tsx';
import styles from './contract-means.module.css';

/** With what each contract is paid, what is debited next, and a way to change it; nothing without contracts. */
export function ContractMeans() {
  const text = useText();
  const { data, error, retry, mutate } = useCall('GET /api/contracts/me/payment-means', {});
  const methods = useCall('GET /api/users/me/payment-methods', {});
  // What is kept stands below; where that has failed too, one message is enough.
  const isSaidBelow = error?.status === 404 || (methods.error && !methods.data);
  if (error && !data) return isSaidBelow ? null : <Failure error={error} onRetry={retry} />;
  // Both lists come at once, or the lower one would move.
  if (!data || (!methods.data && !methods.error)) return <Skeleton height={120} />;
  if (data.contracts.length === 0) return null;
  const changed = (list: ContractMeansList) => {
    void mutate(list, { revalidate: false });
    notify({ kind: 'success', key: 'account.page.means.changed' });
  };
  return (
    <Section size="part" title={text('account.page.means.title')}>
      <ul className={styles.contracts}>
        {data.contracts.map((contract) => (
          <Contract key={contract.contractId} contract={contract} onChanged={changed} />
        ))}
      </ul>
    </Section>
  );
}

interface Props {
  contract: ContractMeansView;
  onChanged: (list: ContractMeansList) => void;
}

function Contract({ contract, onChanged }: Props) {
  const text = useText();
  const { tariffName, account, mandateReference, creditorId, next } = contract;
  return (
    <li className={styles.contract}>
      <div className={styles.words}>
        <h3 className={styles.line}>
          {lineInWords(contract)} <span lang="de">{tariffName}</span>
        </h3>
        <div className={styles.account}>{account || text('account.page.means.byHand')}</div>
        {next ? (
          <p className={styles.note}>
            {text('account.page.means.next', {
              day: germanDay(next.collectOn),
              amount: formatCents(next.amountCents),
              number: next.number,
            })}
          </p>
        ) : null}
        {mandateReference ? (
          <details className={styles.mandate}>
            <summary>{text('account.page.means.mandateTitle')}</summary>
            <p className={styles.note}>
              {text('account.page.means.mandate', {
                reference: mandateReference,
                creditor: creditorId ?? '',
              })}
            </p>
          </details>
        ) : null}
      </div>
      <ChangeMeans contract={contract} onChanged={onChanged} />
    </li>
  );
}
