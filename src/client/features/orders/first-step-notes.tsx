import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { ButtonLink } from '../../components/button.tsx';
import { useInvitation } from '../../lib/invitation.ts';
import { useText } from '../../lib/text.ts';
import css from './wizard.module.css';

/**
 * Shown before the order begins: means of payment, limits of delivery (§ 312j BGB), the language (Art. 246c EGBGB), and
 * what an invitation brings that this browser keeps.
 */
export function FirstStepNotes() {
  const text = useText();
  const code = useInvitation();
  return (
    <div className={css.notes}>
      <p>{text('order.page.facts')}</p>
      {code ? <p>{text('order.page.invitation', { code, ...rules.invitation })}</p> : null}
    </div>
  );
}

/** The steps, how to correct input, that the contract is stored (Art. 246c EGBGB); and how to buy without a line. */
export function FirstStepMore() {
  const text = useText();
  return (
    <div className={`${css.notes} ${css.more}`}>
      <p>{text('order.page.howTo')}</p>
      <p>
        <ButtonLink look="quiet" to="/auth/register">
          {text('order.page.withoutLine')}
        </ButtonLink>
      </p>
    </div>
  );
}
