import type { UserView } from '../../../shared/api/customers.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { Card } from '../../components/card.tsx';
import { useText } from '../../lib/text.ts';
import styles from './account-facts.module.css';
import { InvitationCode } from './invitation-code.tsx';

/** The customer's data in short. */
export function AccountFacts({ user }: { user: UserView }) {
  const text = useText();
  const facts = [
    ['name', `${user.firstName} ${user.lastName}`],
    ['phone', formatPhone(user.phoneNumber)],
    ['email', user.email],
    ['address', `${user.street} ${user.houseNumber}, ${user.postalCode} ${user.city}`],
  ] as const;
  return (
    <Card>
      <dl className={styles.facts}>
        {facts.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{text(`account.page.overview.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {user.invitationCode ? (
          <div className={styles.whole}>
            <dt>{text('account.page.overview.invitation')}</dt>
            <dd>
              <InvitationCode code={user.invitationCode} />
            </dd>
          </div>
        ) : null}
      </dl>
    </Card>
  );
}
