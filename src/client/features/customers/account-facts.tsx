import type { UserView } from '../../../shared/api/customers.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Ticket } from '../../components/ticket.tsx';
import { useText } from '../../lib/text.ts';
import styles from './account-facts.module.css';
import { InvitationCode } from './invitation-code.tsx';

/** The customer's data in short, as the holder of a season card; the invitation is the part to tear off. */
export function AccountFacts({ user }: { user: UserView }) {
  const text = useText();
  const facts = [
    ['phone', formatPhone(user.phoneNumber)],
    ['email', user.email],
    ['address', `${user.street} ${user.houseNumber}, ${user.postalCode} ${user.city}`],
  ] as const;
  return (
    <Ticket labelledBy="holder" stub={<Invitation code={user.invitationCode} />}>
      <h2 id="holder" className={styles.name}>
        {user.firstName} {user.lastName}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{text(`account.page.overview.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p>
        <ButtonLink look="quiet" to="/dashboard/account/profile">
          {text('account.page.overview.edit')}
        </ButtonLink>
      </p>
    </Ticket>
  );
}

function Invitation({ code }: { code: UserView['invitationCode'] }) {
  const text = useText();
  return code ? (
    <>
      <p className={styles.label}>{text('account.page.overview.invitation')}</p>
      <InvitationCode code={code} />
    </>
  ) : null;
}
