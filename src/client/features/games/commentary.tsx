import type { Ref } from 'react';
import { goalsOf, penaltyPlay, resultOf } from '../../../shared/games/penalty-play.ts';
import { useText } from '../../lib/text.ts';
import games from './games.module.css';
import { toldDive } from './keeper-flight.ts';
import styles from './match.module.css';
import { PowerMeter } from './power-meter.tsx';
import type { Match } from './use-match.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  match: Match;
  /** The kick is aimed by choice: the strength stands there. */
  isByChoice: boolean;
  /** Nothing says how to aim. */
  isQuiet: boolean;
}

/** What happened: it is read out as a whole, and stands shorter under the stage, which shows the rest. Before the first kick it says how to aim. */
export function Commentary({ ref, match, isByChoice, isQuiet }: Props) {
  const text = useText();
  const last = match.kicks.at(-1);
  return (
    <div ref={ref} className={styles.said} tabIndex={-1}>
      <p role="status" className="visually-hidden">
        {said(text, match)}
      </p>
      {last ? <p aria-hidden="true">{seen(text, match)}</p> : null}
      {last && !isByChoice ? <PowerMeter power={last.aim.power} /> : null}
      {last || match.isReplay || isQuiet ? null : (
        <p className={games.note}>{text(isByChoice ? 'games.page.aim.how' : 'games.page.said.how')}</p>
      )}
    </div>
  );
}

function said(text: ReturnType<typeof useText>, { kicks, isOver, isReplay }: Match): string {
  const last = kicks.at(-1);
  if (!last) return text('games.page.said.ready');
  const values = { number: kicks.length, goals: goalsOf(kicks), kicks: penaltyPlay.kicks };
  const dive = text(`games.page.dive.${toldDive(last)}`);
  const kick = text(`games.page.said.${last.outcome}`, { ...values, dive });
  if (!isOver || isReplay) return kick;
  return `${kick} ${text(`games.page.said.${resultOf(kicks) ?? 'lost'}`, values)}`;
}

/** Number and score are on the board, and what became of the ball is on the stage. */
function seen(text: ReturnType<typeof useText>, { kicks, isOver, isReplay }: Match): string {
  const last = kicks.at(-1);
  if (!last) return '';
  const dive = text(`games.page.dive.${toldDive(last)}`);
  if (!isOver || isReplay) return dive;
  return `${dive} ${text(`games.page.said.${resultOf(kicks) ?? 'lost'}`)}`;
}
