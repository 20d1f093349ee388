import { team } from 'virtual:team';
import { Paper, PaperRain } from './paper.tsx';
import styles from './round-result.module.css';
import { Stadium, views } from './stadium.tsx';

interface Props {
  view: 'share' | 'poster' | 'won';
  isWon: boolean;
}

/** The brand's stadium after the last kick, with paper in the air where the round was won. */
export function ResultScene({ view, isWon }: Props) {
  return (
    <div className={styles.scene} data-hero={team.looks.hero} aria-hidden="true">
      <Stadium view={view} />
      <svg
        className={styles.paper}
        viewBox={views[view]}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {isWon && (view === 'share' ? <Paper /> : <PaperRain />)}
      </svg>
    </div>
  );
}
