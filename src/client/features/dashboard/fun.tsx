import {
  IconBuildingStore,
  IconDeviceGamepad2,
  IconGift,
  IconPhoto,
  IconPlayerPlay,
  IconTicket,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Section } from '../../components/section.tsx';
import { Tile, Tiles } from '../../components/tile.tsx';
import { useText } from '../../lib/text.ts';
import styles from './fun.module.css';

const places = [
  { to: '/dashboard/games', key: 'dashboard.fun.games', Icon: IconDeviceGamepad2 },
  { to: '/dashboard/wallpapers', key: 'dashboard.quick.wallpapers', Icon: IconPhoto },
  { to: '/videos', key: 'app.footer.videos', Icon: IconPlayerPlay },
  { to: '/campaigns', key: 'app.footer.campaigns', Icon: IconTicket },
  { to: '/giveaway', key: 'app.footer.giveaway', Icon: IconGift },
  { to: '/shops', key: 'app.footer.shops', Icon: IconBuildingStore },
];

/** What there is for a break: the game, pictures, videos and offers; badges and news stand below, as `children`. */
export function Fun({ children }: { children: ReactNode }) {
  const text = useText();
  const title = text('dashboard.fun.title');
  return (
    <Section size="part" title={title}>
      <div className={styles.parts}>
        <Tiles label={title}>
          {places.map(({ to, key, Icon }) => (
            <li key={to}>
              <Tile to={to} icon={<Icon size={30} aria-hidden="true" />}>
                {text(key)}
              </Tile>
            </li>
          ))}
        </Tiles>
        <div className={styles.rows}>{children}</div>
      </div>
    </Section>
  );
}
