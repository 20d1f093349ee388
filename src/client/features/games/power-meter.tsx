import { useText } from '../../lib/text.ts';
import styles from './power-meter.module.css';

/** From a soft kick to a hard one. */
export const LEVELS = [1, 2, 3, 4, 5] as const;

/** The strength as five bars that grow, and in words. */
export function PowerMeter({ power }: { power: number }) {
  const text = useText();
  return (
    <p className={styles.meter}>
      <span className={styles.bars} aria-hidden="true">
        {LEVELS.map((level) => (
          <span key={level} className={styles.bar} data-level={level} data-on={level <= power} />
        ))}
      </span>
      <span>{text('games.page.power', { power: String(power) })}</span>
    </p>
  );
}
