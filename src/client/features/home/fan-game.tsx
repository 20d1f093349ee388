import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './fan-game.module.css';

/** The game with its round of the week, over a goal that invites to shoot. */
export function FanGame() {
  const text = useText();
  const { data } = useCall('GET /api/games', {});
  const round = data?.games[0]?.round;
  return (
    <div className={styles.frame}>
      <Link to="/dashboard/games" className={styles.game}>
        <Goal />
        <span className={styles.words}>
          <span className={styles.title}>
            {text('home.game')}
            <IconChevronRight size={36} aria-hidden="true" />
          </span>
          {round ? <span className={styles.text}>{`${round.title}: ${round.text}`}</span> : null}
        </span>
      </Link>
    </div>
  );
}

function Goal() {
  return (
    <svg className={styles.goal} viewBox="0 0 360 150" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <path
        className={styles.net}
        d="M40 30V130M68 30V130M96 30V130M124 30V130M152 30V130M180 30V130M208 30V130M236 30V130M264 30V130M292 30V130M320 30V130M30 46H330M30 70H330M30 94H330M30 118H330"
      />
      <path className={styles.posts} d="M28 134V24H332V134" />
      <path className={styles.way} d="M96 150C150 116 214 80 272 62" />
      <circle className={styles.ball} cx="282" cy="58" r="21" />
      <path
        className={styles.patches}
        d="M282 49 290 55 287 64H277L274 55ZM282 37 289 41 282 45 275 41ZM302 55 301 64 295 60 297 52ZM294 76 285 79 287 71 295 68ZM270 76 269 68 277 71 279 79ZM262 55 267 52 269 60 263 64Z"
      />
    </svg>
  );
}
