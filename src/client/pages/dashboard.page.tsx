import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { RequireSession } from '../features/auth/require-session.tsx';
import { LogoutButton } from '../features/dashboard/logout-button.tsx';
import { Overview } from '../features/dashboard/overview.tsx';
import { useText } from '../lib/text.ts';

export function DashboardPage() {
  const text = useText();
  return (
    <RequireSession>
      {({ firstName }) => (
        <Page title={text('dashboard.title', { name: firstName })} aside={<LogoutButton />}>
          <PageHead page="dashboard" />
          <Overview />
        </Page>
      )}
    </RequireSession>
  );
}
