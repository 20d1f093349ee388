import { IconDeviceGamepad2, IconMedal, IconPhoto, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pageOfPath } from '../../../shared/match-page.ts';
import { Section } from '../../components/section.tsx';
import { Tile, Tiles } from '../../components/tile.tsx';
import { useText } from '../../lib/text.ts';
import styles from './fun.module.css';

const places = [
  { to: '/dashboard/games', key: 'dashboard.quick.games', Icon: IconDeviceGamepad2 },
  { to: '/dashboard/badges', key: 'dashboard.fun.badges', Icon: IconMedal },
  { to: '/dashboard/wallpapers', key: 'dashboard.quick.wallpapers', Icon: IconPhoto },
  { to: '/videos', key: 'app.footer.videos', Icon: IconPlayerPlay },
];

/** A link appears only when its page exists. */
const shown = places.filter(({ to }) => pageOfPath(to) !== 'notFound');

/** What is there for a break: the game, badges, pictures and videos. */
export function Fun({ children }: { children: ReactNode }) {
  const text = useText();
  const title = text('dashboard.fun.title');
  return (
    <Section size="part" title={title}>
      <div className={styles.parts}>
        {children}
        <Tiles label={title}>
          {shown.map(({ to, key, Icon }) => (
            <li key={to}>
              <Tile to={to} icon={<Icon size={30} aria-hidden="true" />}>
                {text(key)}
              </Tile>
            </li>
          ))}
        </Tiles>
      </div>
    </Section>
  );
}
