import { IconLogout } from '@tabler/icons-react';
import { Button } from '../../components/button.tsx';
import { logout } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';

export function LogoutButton() {
  const text = useText();
  return (
    <Button look="quiet" onClick={() => void logout()}>
      <IconLogout size={20} aria-hidden="true" />
      {text('dashboard.logout')}
    </Button>
  );
}
