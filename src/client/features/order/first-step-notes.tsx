import { Link } from 'react-router-dom';
import { useText } from '../../lib/text.ts';
import css from './wizard.module.css';

/**
 * Said before the order begins: means of payment and limits of delivery (§ 312j BGB), the steps, how to correct, that
 * the contract is stored, and its language (Art. 246c EGBGB); and the way without a line.
 */
export function FirstStepNotes() {
  const text = useText();
  return (
    <div className={css.notes}>
      <p>{text('order.page.facts')}</p>
      <p>{text('order.page.howTo')}</p>
      <p>
        <Link to="/auth/register">{text('order.page.withoutLine')}</Link>
      </p>
    </div>
  );
}
