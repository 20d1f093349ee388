import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { Card } from '../../components/card.tsx';
import fold from '../../components/fold.module.css';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/user.ts';
import styles from './invitation-code.module.css';
import { InvitationCode } from './invitation-code.tsx';

/** What an invitation brings to both; opened, when it does, and the code to share. */
export function InvitationCard() {
  const text = useText();
  const { invitationCode } = useUser();
  if (!invitationCode) return null;
  const { gigabytes, days } = rules.invitation;
  return (
    <Card as="section" labelledBy="invitation" room="s">
      <details className={fold.fold}>
        <summary>
          <h2 id="invitation" className={styles.title}>
            {text('account.page.invitation.title', { gigabytes })}
          </h2>
        </summary>
        <p className={styles.text}>{text('account.page.invitation.text', { gigabytes, days })}</p>
        <InvitationCode code={invitationCode} />
      </details>
    </Card>
  );
}
