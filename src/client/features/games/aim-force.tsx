import { aimLimits } from '../../../shared/games/penalty-aim.ts';
import { useText } from '../../lib/text.ts';
import styles from './aim-force.module.css';
import type { ChosenAim } from './aim-places.ts';
import cell from './power-cell.module.css';
import { LEVELS } from './power-meter.tsx';

const curves = [
  { id: 'left', curve: -1 },
  { id: 'straight', curve: 0 },
  { id: 'right', curve: 1 },
] as const;
/** The way of the ball, from below to the arrow's point. */
const bends = {
  left: 'M12 18C17 11 14 5 6 4M10 1 5 4 9 8',
  straight: 'M10 18V3M6 7 10 2 14 7',
  right: 'M8 18C3 11 6 5 14 4M10 1 15 4 11 8',
};

interface Props {
  aim: ChosenAim;
  onChange: (aim: ChosenAim) => void;
}

/** How hard, and with which curve: one row, where each question stands with its answer above the control. */
export function AimForce({ aim, onChange }: Props) {
  const text = useText();
  const { power, curve } = aim;
  return (
    <div className={styles.row}>
      <label className={styles.question}>
        <span>
          {text('games.page.aim.power')}
          <span className={styles.answer} aria-hidden="true">
            {text('games.page.aim.force', { power: String(power) })}
          </span>
        </span>
        <span className={styles.scale}>
          <span className={styles.cells} aria-hidden="true">
            {LEVELS.map((level) => (
              <span
                key={level}
                className={`${styles.cell} ${cell.level}`}
                data-level={level}
                data-on={level <= power}
                data-chosen={level === power}
              />
            ))}
          </span>
          <input
            type="range"
            className={styles.power}
            {...aimLimits.power}
            value={power}
            aria-label={text('games.page.aim.power')}
            aria-valuetext={text('games.page.power', { power: String(power) })}
            onChange={({ target }) => onChange({ ...aim, power: target.valueAsNumber })}
          />
        </span>
        <span className={styles.ends} aria-hidden="true">
          {[aimLimits.power.min, aimLimits.power.max].map((end) => (
            <span key={end}>{text('games.page.aim.force', { power: String(end) })}</span>
          ))}
        </span>
      </label>
      <fieldset className={styles.question}>
        <legend>
          {text('games.page.aim.curve')}
          <span className={styles.answer} aria-hidden="true">
            {curves.map(({ id, curve: value }) => (value === curve ? text(`games.page.curve.${id}`) : ''))}
          </span>
        </legend>
        <div className={styles.curves}>
          {curves.map(({ id, curve: value }) => (
            <label key={id} className={styles.curve}>
              <input
                type="radio"
                name="game-curve"
                checked={value === curve}
                onChange={() => onChange({ ...aim, curve: value })}
              />
              <svg className={styles.bend} viewBox="0 0 20 20" aria-hidden="true">
                <path d={bends[id]} />
              </svg>
              <span className="visually-hidden">{text(`games.page.curve.${id}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
