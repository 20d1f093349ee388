import { IconDeviceMobile, IconTicket, IconWifi } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { GameReward } from '../../../shared/api/games.ts';
import { useText } from '../../lib/text.ts';
import styles from './reward.module.css';

/** How many of a unit are one of what is shown: gigabytes, percent, euros. */
const parts = { megabytes: 1000, percent: 1, cents: 100 } as const;
const icons = { data: IconWifi, coupon: IconTicket, wallpaper: IconDeviceMobile };

/** What is largest on the ticket of a reward: its figure, or a drawing where it has none. The label says it in words. */
export function RewardFace({ reward: { kind, figure } }: { reward: GameReward }) {
  const text = useText();
  const intl = useIntl();
  const Icon = icons[kind];
  return (
    <span className={styles.face} aria-hidden="true">
      {figure ? (
        text('games.page.reward.figure', {
          value: intl.formatNumber(figure.value / parts[figure.unit]),
          unit: figure.unit,
        })
      ) : (
        <Icon size={40} stroke={1.5} />
      )}
    </span>
  );
}
