import { IconDeviceMobile, IconTicket, IconWifi } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { GameReward } from '../../../shared/api/games.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
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

/** What can be won, in figures alone: "2 GB · 3 €"; undefined where no reward has one. */
export function usePrize(): (rewards: readonly GameReward[]) => string | undefined {
  const figureOf = useFigure();
  return (rewards) => {
    const figures = rewards.map(figureOf).filter((figure) => figure !== undefined);
    return figures.length > 0 ? figures.join(' · ') : undefined;
  };
}

/** What is largest on the ticket of a reward: its figure, or a drawing where it has none. The label says it in words. */
export function RewardFace({ reward }: { reward: GameReward }) {
  const figure = useFigure()(reward);
  const Icon = icons[reward.kind];
  return (
    <span className={styles.face} aria-hidden="true">
      {reward.kind === 'wallpaper' ? <Motif /> : (figure ?? <Icon size={40} stroke={1.5} />)}
    </span>
  );
}

/** The motif that is won here alone; a phone until it is known. */
function Motif() {
  const { data } = useCall('GET /api/wallpaper', {});
  const preview = data?.wallpapers.find(({ isPrize }) => isPrize)?.preview;
  return (
    <span className={styles.motif}>
      {preview ? (
        <img src={`${preview}?size=small`} alt="" width={90} height={200} loading="lazy" />
      ) : (
        <icons.wallpaper size={40} stroke={1.5} />
      )}
    </span>
  );
}
