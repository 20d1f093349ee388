import { useText } from '../../lib/text.ts';
import { whole } from './stage-place.ts';
import styles from './swipe-hint.module.css';

/**
 * The invitation to the first kick, at the ball: an arrow towards the goal that moves for a moment, and a word. It ends
 * before the goal, so that it points to no place in it. The page says it under the stage.
 */
export function SwipeHint() {
  const text = useText();
  return (
    <svg className={styles.hint} {...whole} aria-hidden="true">
      <g className={styles.arrow}>
        <path className={styles.under} d="M193 219C201 207 210 196 219 186M205 187 221 183 222 200" />
        <path d="M193 219C201 207 210 196 219 186M205 187 221 183 222 200" />
      </g>
      <text x="209" y="230">
        {text('games.page.aim.now')}
      </text>
    </svg>
  );
}
