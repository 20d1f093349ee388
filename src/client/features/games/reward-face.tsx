import { IconDeviceMobile } from '@tabler/icons-react';
import type { GameReward } from '../../../shared/api/games.ts';
import { figure as inFigures } from '../../../shared/figure.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Leather } from './figures.tsx';
import styles from './reward.module.css';

/** How many of a unit are one of what is shown: gigabytes, percent, euros. */
const parts = { megabytes: 1000, percent: 1, cents: 100 } as const;
/** The contacts of a SIM card, in a box of 40. */
const CHIP = 'M3 5H37V35H3ZM3 15H14M3 25H14M26 15H37M26 25H37M14 5V35M26 5V35';

/** What a reward is in figures: "2 GB"; undefined where it has none. */
export function useFigure(): (reward: GameReward) => string | undefined {
  const text = useText();
  return ({ figure }) =>
    figure
      ? text('games.page.reward.figure', {
          value: inFigures(figure.value / parts[figure.unit]),
          unit: figure.unit,
        })
      : undefined;
}

/**
 * A prize as a small drawing: a SIM card or a ticket with the figure on it, or the motif. The label beside it says it in
 * words.
 */
export function RewardFace({ reward }: { reward: GameReward }) {
  const figure = useFigure()(reward);
  if (reward.kind === 'wallpaper') return <Motif />;
  const isCard = reward.kind === 'data';
  return (
    <span className={isCard ? styles.card : styles.ticket} aria-hidden="true">
      <RewardSign isCard={isCard} className={styles.sign} />
      {figure}
    </span>
  );
}

/** A SIM card's contacts, or the ball. */
export function RewardSign({ isCard, className }: { isCard: boolean; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      {isCard ? <path className={styles.chip} d={CHIP} /> : <Leather />}
    </svg>
  );
}

/** The motif that is won here alone; a phone until it is known. */
export function Motif() {
  const { data } = useCall('GET /api/wallpaper', {});
  const preview = data?.wallpapers.find(({ isPrize }) => isPrize)?.preview;
  return (
    <span className={styles.motif} aria-hidden="true">
      {preview ? (
        <img src={`${preview}?size=small`} alt="" width={90} height={200} loading="lazy" />
      ) : (
        <IconDeviceMobile size={40} stroke={1.5} />
      )}
    </span>
  );
}
