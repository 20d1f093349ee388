import { useText } from '../../lib/text.ts';
import styles from './power-meter.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** The strength as five bars that grow, and in words. */
export function PowerMeter({ power }: { power: number }) {
  const text = useText();
  return (
    <p className={styles.meter}>
      <PowerBars power={power} />
      <span>{text('games.page.power', { power: String(power) })}</span>
    </p>
  );
}

/** The five strengths; lit are those up to the chosen one. */
export function PowerBars({ power }: { power: number }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {LEVELS.map((level) => (
        <span key={level} className={styles.bar} data-level={level} data-on={level <= power} />
      ))}
    </span>
  );
}
