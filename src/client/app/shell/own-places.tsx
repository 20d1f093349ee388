import {
  IconChartBar,
  IconCreditCard,
  IconDeviceDesktop,
  IconFileInvoice,
  IconHeadset,
  IconHome,
  IconId,
  IconLogout,
  IconMail,
  IconPackages,
  IconUserCircle,
} from '@tabler/icons-react';
import { NavLink } from '../../components/link.tsx';
import { logout } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';

/** Where a customer begins. */
const home = { to: '/dashboard', key: 'dashboard.page.head.dashboard.title', Icon: IconHome };

/** What most come for. */
export const oftenPlaces = [
  { to: '/dashboard/bills', key: 'dashboard.quick.bills', Icon: IconFileInvoice },
  { to: '/dashboard/usage', key: 'dashboard.quick.usage', Icon: IconChartBar },
  { to: '/dashboard/options', key: 'dashboard.quick.options', Icon: IconPackages },
];

const account = { to: '/dashboard/account/overview', key: 'dashboard.quick.account', Icon: IconUserCircle };
const further = [
  { to: '/account/messages', key: 'account.page.head.messages.title', Icon: IconMail },
  {
    to: '/dashboard/account/payment-methods',
    key: 'account.page.head.paymentMethods.title',
    Icon: IconCreditCard,
  },
  { to: '/dashboard/account/profile', key: 'account.page.head.profile.title', Icon: IconId },
  { to: '/dashboard/account/devices', key: 'account.page.head.devices.title', Icon: IconDeviceDesktop },
  { to: '/support', key: 'dashboard.quick.support', Icon: IconHeadset },
];

/** All besides what most come for. */
export const otherPlaces = [home, account, ...further];

type Place = (typeof otherPlaces)[number];

interface Props {
  /** Some of the places; all of them where it is absent. */
  places?: readonly Place[];
  /** The class of a row: beside a page and in the menu of a phone they look different. */
  row: string | undefined;
  /** Called when a row leads away. */
  onGo?: () => void;
}

/** The customer's own pages and the way to our service: items of a list. */
export function OwnPlaces({ places = [home, account, ...oftenPlaces, ...further], row, onGo }: Props) {
  const text = useText();
  return places.map(({ to, key, Icon }) => (
    <li key={to}>
      <NavLink to={to} isExact={to === '/dashboard'} className={row} onClick={onGo}>
        <Icon size={22} aria-hidden="true" />
        {text(key)}
      </NavLink>
    </li>
  ));
}

/** The way out. */
export function LogoutButton({ row, onGo }: Omit<Props, 'places'>) {
  const text = useText();
  const leave = () => {
    onGo?.();
    void logout();
  };
  return (
    <button type="button" className={row} data-scripted onClick={leave}>
      <IconLogout size={22} aria-hidden="true" />
      {text('dashboard.logout')}
    </button>
  );
}
