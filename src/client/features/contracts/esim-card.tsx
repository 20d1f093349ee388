import type { EsimCode } from '../../../shared/order-view.ts';
import { FactList } from '../../components/fact-list.tsx';
import { useText } from '../../lib/text.ts';
import styles from './own-contract.module.css';

/** What a phone asks for when an eSIM is added by hand. */
export function EsimCard({ esim: { smdpAddress, activationCode } }: { esim: EsimCode }) {
  const text = useText();
  const code = (value: string) => <code translate="no">{value}</code>;
  return (
    <section className={styles.esim} aria-label={text('contract.page.esim.title')}>
      <h4 className={styles.part}>{text('contract.page.esim.title')}</h4>
      <p>{text('contract.page.esim.text')}</p>
      <FactList
        look="stacked"
        facts={[
          { id: 'smdp', term: text('contract.page.esim.smdp'), value: code(smdpAddress) },
          { id: 'code', term: text('contract.page.esim.code'), value: code(activationCode) },
        ]}
      />
      <p>{text('contract.page.esim.secret')}</p>
    </section>
  );
}
