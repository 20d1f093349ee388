import { creditorId, name as firm } from '../../../teams/content/firm.json';
import { useText } from '../lib/text.ts';
import css from './mandate-text.module.css';

/** The SEPA mandate that the customer gives with a form: for one order's contract, or for all in the account. */
export function MandateText({ of }: { of: 'order' | 'account' }) {
  const text = useText();
  return <p className={css.mandate}>{text('order.page.mandate', { of, firm, creditor: creditorId })}</p>;
}
