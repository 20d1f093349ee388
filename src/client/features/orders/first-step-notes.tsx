import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { ButtonLink } from '../../components/button.tsx';
import { useInvitation } from '../../lib/invitation.ts';
import { useText } from '../../lib/text.ts';
import css from './wizard.module.css';

/** What an invitation brings that this browser keeps. */
export function InvitationNote() {
  const text = useText();
  const code = useInvitation();
  if (!code) return null;
  return <p className={css.note}>{text('order.page.invitation', { code, ...rules.invitation })}</p>;
}

/**
 * Said where the order begins: means of payment, limits of delivery (§ 312j BGB), the language, the steps, how to correct
 * input, that the contract is stored (Art. 246c EGBGB); and how to buy without a line.
 */
export function FirstStepMore() {
  const text = useText();
  return (
    <div className={`${css.notes} ${css.more}`}>
      <p>{text('order.page.facts')}</p>
      <p>{text('order.page.howTo')}</p>
      <p>
        <ButtonLink look="quiet" to="/auth/register">
          {text('order.page.withoutLine')}
        </ButtonLink>
      </p>
    </div>
  );
}
