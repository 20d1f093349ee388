import { Page } from '../components/page.tsx';
import { ContractEnd } from '../features/contracts/contract-end.tsx';
import { InvitationCard } from '../features/customers/invitation-card.tsx';
import { LogoutButton } from '../features/customers/logout-button.tsx';
import { Overview } from '../features/dashboard/overview.tsx';
import { useText } from '../lib/text.ts';
import { useUser } from '../lib/user.ts';

export function DashboardPage() {
  const text = useText();
  const { firstName } = useUser();
  return (
    <Page title={text('dashboard.title', { name: firstName })} aside={<LogoutButton />}>
      <Overview actionsOf={(contract, onChange) => <ContractEnd contract={contract} onChange={onChange} />} />
      <InvitationCard />
    </Page>
  );
}
