import {
  IconChartBar,
  IconCreditCard,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconFileInvoice,
  IconHeadset,
  IconHome,
  IconLogout,
  IconMail,
  IconPackages,
  IconUserCog,
} from '@tabler/icons-react';
import { NavLink } from '../../components/link.tsx';
import { logout } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';

const places = [
  { to: '/dashboard', key: 'dashboard.page.head.dashboard.title', Icon: IconHome },
  { to: '/dashboard/account/overview', key: 'dashboard.quick.account', Icon: IconDeviceMobile },
  { to: '/dashboard/bills', key: 'dashboard.quick.bills', Icon: IconFileInvoice },
  { to: '/dashboard/usage', key: 'dashboard.quick.usage', Icon: IconChartBar },
  { to: '/dashboard/options', key: 'dashboard.quick.options', Icon: IconPackages },
  { to: '/account/messages', key: 'account.page.head.messages.title', Icon: IconMail },
  {
    to: '/dashboard/account/payment-methods',
    key: 'account.page.head.paymentMethods.title',
    Icon: IconCreditCard,
  },
  { to: '/dashboard/account/profile', key: 'account.page.head.profile.title', Icon: IconUserCog },
  { to: '/dashboard/account/devices', key: 'account.page.head.devices.title', Icon: IconDeviceDesktop },
  { to: '/support', key: 'dashboard.quick.support', Icon: IconHeadset },
] as const;

interface Props {
  /** The class of a row: beside a page and in the menu of a phone they look different. */
  row: string | undefined;
  /** Called when a row leads away. */
  onGo?: () => void;
}

/** The customer's own pages, the way to our service, and the way out: items of a list. */
export function OwnPlaces({ row, onGo }: Props) {
  const text = useText();
  const leave = () => {
    onGo?.();
    void logout();
  };
  return (
    <>
      {places.map(({ to, key, Icon }) => (
        <li key={to}>
          <NavLink to={to} isExact={to === '/dashboard'} className={row} onClick={onGo}>
            <Icon size={22} aria-hidden="true" />
            {text(key)}
          </NavLink>
        </li>
      ))}
      <li>
        <button type="button" className={row} data-scripted onClick={leave}>
          <IconLogout size={22} aria-hidden="true" />
          {text('dashboard.logout')}
        </button>
      </li>
    </>
  );
}
