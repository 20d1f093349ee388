import {
  IconChartBar,
  IconCreditCard,
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
  { to: '/dashboard/account/payment-methods', key: 'methods', Icon: IconCreditCard },
  { to: '/support', key: 'support', Icon: IconHeadset },
] as const;

/** They show nothing to who has no line. */
const ofLines: readonly string[] = ['bills', 'options', 'usage'];

interface Props {
  /** The query that names the line to which what is about a line leads. */
  of?: string | undefined;
  withoutLine?: boolean;
}

/** Six links within reach of the thumb; half of them for a customer without a line. */
export function QuickAccess({ of = '', withoutLine = false }: Props) {
  const text = useText();
  const shown = places.filter(({ key }) => !(withoutLine && ofLines.includes(key)));
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
