import {
  IconBuildingStore,
  IconGift,
  IconNews,
  IconPhoto,
  IconPlayerPlay,
  IconQuestionMark,
  IconSearch,
  IconTicket,
} from '@tabler/icons-react';
import { Section } from '../../components/section.tsx';
import { Tile, Tiles } from '../../components/tile.tsx';
import { useText } from '../../lib/text.ts';

const places = [
  { to: '/news', key: 'app.footer.news', Icon: IconNews },
  { to: '/dashboard/wallpapers', key: 'dashboard.quick.wallpapers', Icon: IconPhoto },
  { to: '/videos', key: 'app.footer.videos', Icon: IconPlayerPlay },
  { to: '/campaigns', key: 'app.footer.campaigns', Icon: IconTicket },
  { to: '/giveaway', key: 'app.footer.giveaway', Icon: IconGift },
  { to: '/shops', key: 'app.footer.shops', Icon: IconBuildingStore },
  { to: '/information/faq', key: 'app.footer.faq', Icon: IconQuestionMark },
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
