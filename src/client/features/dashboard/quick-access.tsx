import {
  IconChartBar,
  IconDeviceGamepad2,
  IconFileInvoice,
  IconGift,
  IconHeadset,
  IconPackages,
  IconPhoto,
  IconReceiptRefund,
  IconUserCircle,
  IconUserCog,
} from '@tabler/icons-react';
import { pageOfPath } from '../../../shared/match-page.ts';
import { Tile, Tiles } from '../../components/tile.tsx';
import { useText } from '../../lib/text.ts';

const SHOWN = 6;

/** In order of importance; the last ones fill in until the pages before them exist. */
const places = [
  { to: '/dashboard/bills', key: 'bills', Icon: IconFileInvoice },
  { to: '/dashboard/options', key: 'options', Icon: IconPackages },
  { to: '/dashboard/usage', key: 'usage', Icon: IconChartBar },
  { to: '/dashboard/account/overview', key: 'account', Icon: IconUserCircle },
  { to: '/support', key: 'support', Icon: IconHeadset },
  { to: '/dashboard/games', key: 'games', Icon: IconDeviceGamepad2 },
  { to: '/dashboard/wallpapers', key: 'wallpapers', Icon: IconPhoto },
  { to: '/dashboard/account/profile', key: 'settings', Icon: IconUserCog },
  { to: '/tarife', key: 'tariffs', Icon: IconPackages },
  { to: '/giveaway', key: 'giveaway', Icon: IconGift },
  { to: '/information/cancellation', key: 'cancellation', Icon: IconReceiptRefund },
] as const;

/** A link appears only when its page exists. */
const shown = places.filter(({ to }) => pageOfPath(to) !== 'notFound').slice(0, SHOWN);

/** Six links within reach of the thumb; those about a line lead to the one that the query `of` names. */
export function QuickAccess({ of = '' }: { of?: string | undefined }) {
  const text = useText();
  return (
    <Tiles label={text('dashboard.quick.title')}>
      {shown.map(({ to, key, Icon }) => (
        <li key={key}>
          <Tile to={/options|usage/.test(to) ? to + of : to} icon={<Icon size={30} aria-hidden="true" />}>
            {text(`dashboard.quick.${key}`)}
          </Tile>
        </li>
      ))}
    </Tiles>
  );
}
