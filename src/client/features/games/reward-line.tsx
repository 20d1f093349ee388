import { IconDeviceMobile, IconTicket, IconWifi } from '@tabler/icons-react';
import type { GameReward } from '../../../shared/api/games.ts';
import styles from './games.module.css';

const icons = { data: IconWifi, coupon: IconTicket, wallpaper: IconDeviceMobile };

export function RewardLine({ reward: { kind, label } }: { reward: GameReward }) {
  const Icon = icons[kind];
  return (
    <li className={styles.reward}>
      <Icon size={26} stroke={1.5} aria-hidden="true" />
      {label}
    </li>
  );
}
