import type { Ref } from 'react';
import { goalsOf, penaltyPlay, resultOf } from '../../../shared/games/penalty-play.ts';
import { useText } from '../../lib/text.ts';
import styles from './games.module.css';
import { PowerMeter } from './power-meter.tsx';
import type { Match } from './use-match.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  match: Match;
  /** The kick is aimed by choice: the strength stands there. */
  isByChoice: boolean;
}

/** What happened, for everybody: it stands under the stage and is read out. Before the first kick it says how to swipe. */
export function Commentary({ ref, match, isByChoice }: Props) {
  const text = useText();
  const last = match.kicks.at(-1);
  return (
    <div ref={ref} className={styles.said} tabIndex={-1}>
      <p role="status">{said(text, match)}</p>
      {last && !isByChoice ? <PowerMeter power={last.aim.power} /> : null}
      {last || match.isReplay || isByChoice ? null : (
        <p className={styles.note}>{text('games.page.said.how')}</p>
      )}
    </div>
  );
}

function said(text: ReturnType<typeof useText>, { kicks, isOver, isReplay }: Match): string {
  const last = kicks.at(-1);
  if (!last) return text('games.page.said.ready');
  const values = { number: kicks.length, goals: goalsOf(kicks), kicks: penaltyPlay.kicks };
  const dive = text(`games.page.dive.${last.dive}`);
  const kick = text(`games.page.said.${last.outcome}`, { ...values, dive });
  if (!isOver || isReplay) return kick;
  return `${kick} ${text(`games.page.said.${resultOf(kicks) ?? 'lost'}`, values)}`;
}
