import { Link } from 'react-router-dom';
import { useText } from '../../lib/text.ts';
import css from './wizard.module.css';

/** Said before the order begins: means of payment, limits of delivery (§ 312j BGB), and the way without a line. */
export function FirstStepNotes() {
  const text = useText();
  return (
    <div className={css.notes}>
      <p>{text('order.page.facts')}</p>
      <p>
        <Link to="/auth/register">{text('order.page.withoutLine')}</Link>
      </p>
    </div>
  );
}
