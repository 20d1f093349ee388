import { useId } from 'react';
import { creditorId, name as firm } from '../../../teams/content/firm.json';
import { useText } from '../lib/text.ts';
import { FactList } from './fact-list.tsx';
import css from './mandate-text.module.css';

/**
 * The SEPA mandate that the customer gives with a form, for one order's contract or for all in the account: what it
 * allows and what protects the customer, and its whole wording where it is opened.
 */
export function MandateText({ of }: { of: 'order' | 'account' }) {
  const text = useText();
  const id = useId();
  const facts = [
    { id: 'creditorId', value: creditorId },
    { id: 'notice', value: text('order.page.mandate.noticeValue') },
    { id: 'claim', value: text('order.page.mandate.claimValue') },
  ];
  return (
    <section className={css.mandate} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {text('order.page.mandate.title')}
      </h3>
      <p className={css.authority}>{text('order.page.mandate.authority', { of, firm })}</p>
      <FactList
        look="stacked"
        facts={facts.map((fact) => ({ ...fact, term: text(`order.page.mandate.${fact.id}`) }))}
      />
      <details className={css.wording}>
        <summary>{text('order.page.mandate.words')}</summary>
        <p>{text('order.page.mandate', { of, firm, creditor: creditorId })}</p>
      </details>
    </section>
  );
}
