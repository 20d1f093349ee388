import { IconDeviceMobilePlus, IconMoodKid, IconUsers } from '@tabler/icons-react';
import { Section } from '../../components/section.tsx';
import { Tile, Tiles } from '../../components/tile.tsx';
import { useText } from '../../lib/text.ts';

const ways = [
  { to: '/tarife?type=partner', key: 'partner', Icon: IconUsers },
  { to: '/tarife?type=kids', key: 'kids', Icon: IconMoodKid },
  { to: '/tarife', key: 'second', Icon: IconDeviceMobilePlus },
] as const;

/** Another line beside the main contract: for the partner, a child, or the customer. */
export function MoreLines() {
  const text = useText();
  return (
    <Section size="part" title={text('dashboard.more.title')} lead={text('dashboard.more.lead')}>
      <Tiles label={text('dashboard.more.title')}>
        {ways.map(({ to, key, Icon }) => (
          <li key={key}>
            <Tile to={to} icon={<Icon size={30} aria-hidden="true" />}>
              {text(`dashboard.more.${key}`)}
            </Tile>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
