import { IconDeviceMobile, IconTicket, IconWifi } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { GameReward } from '../../../shared/api/games.ts';
import { useText } from '../../lib/text.ts';
import styles from './reward.module.css';

/** How many of a unit are one of what is shown: gigabytes, percent, euros. */
const parts = { megabytes: 1000, percent: 1, cents: 100 } as const;
const icons = { data: IconWifi, coupon: IconTicket, wallpaper: IconDeviceMobile };

/** What a reward is in figures: "2 GB"; undefined where it has none. */
export function useFigure(): (reward: GameReward) => string | undefined {
  const text = useText();
  const intl = useIntl();
  return ({ figure }) =>
    figure
      ? text('games.page.reward.figure', {
          value: intl.formatNumber(figure.value / parts[figure.unit]),
          unit: figure.unit,
        })
      : undefined;
}

/** What is largest on the ticket of a reward: its figure, or a drawing where it has none. The label says it in words. */
export function RewardFace({ reward }: { reward: GameReward }) {
  const figure = useFigure()(reward);
  const Icon = icons[reward.kind];
  return (
    <span className={styles.face} aria-hidden="true">
      {figure ?? <Icon size={40} stroke={1.5} />}
    </span>
  );
}
