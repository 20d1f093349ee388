import {
  IconChartBar,
  IconDeviceGamepad2,
  IconFileInvoice,
  IconHeadset,
  IconPackages,
  IconUserCircle,
} from '@tabler/icons-react';
import { Tile, Tiles } from '../../components/tile.tsx';
import { useText } from '../../lib/text.ts';

/** In order of importance. */
const places = [
  { to: '/dashboard/bills', key: 'bills', Icon: IconFileInvoice },
  { to: '/dashboard/options', key: 'options', Icon: IconPackages },
  { to: '/dashboard/usage', key: 'usage', Icon: IconChartBar },
  { to: '/dashboard/account/overview', key: 'account', Icon: IconUserCircle },
  { to: '/support', key: 'support', Icon: IconHeadset },
  { to: '/dashboard/games', key: 'games', Icon: IconDeviceGamepad2 },
] as const;

/** Six links within reach of the thumb; those about a line lead to the one that the query `of` names. */
export function QuickAccess({ of = '' }: { of?: string | undefined }) {
  const text = useText();
  return (
    <Tiles label={text('dashboard.quick.title')}>
      {places.map(({ to, key, Icon }) => (
        <li key={key}>
          <Tile to={/options|usage/.test(to) ? to + of : to} icon={<Icon size={30} aria-hidden="true" />}>
            {text(`dashboard.quick.${key}`)}
          </Tile>
        </li>
      ))}
    </Tiles>
  );
}
