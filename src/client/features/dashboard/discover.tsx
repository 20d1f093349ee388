import { IconSearch } from '@tabler/icons-react';
import { contentPlaces } from '../../components/content-places.ts';
import { Section } from '../../components/section.tsx';
import { Tile, Tiles } from '../../components/tile.tsx';
import { useText } from '../../lib/text.ts';

const places = [
  // The videos stand beside the game.
  ...contentPlaces.filter(({ to }) => to !== '/videos'),
  { to: '/suche', key: 'app.nav.search', Icon: IconSearch },
];

/** What there is besides one's own line. */
export function Discover() {
  const text = useText();
  const title = text('dashboard.discover');
  return (
    <Section size="part" title={title}>
      <Tiles label={title}>
        {places.map(({ to, key, Icon }) => (
          <li key={to}>
            <Tile to={to} icon={<Icon size={30} aria-hidden="true" />}>
              {text(key)}
            </Tile>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
