import { type Aim, possibleAim } from '../../../shared/games/penalty-aim.ts';
import { useText } from '../../lib/text.ts';
import styles from './aim-cards.module.css';
import { aimPlaceIds, aimPlaces, type ChosenAim } from './aim-places.ts';
import force from './aim-power.module.css';

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
const powers = [1, 2, 3, 4, 5] as const;

/** The button that kicks stands outside, at the lower edge of a phone. */
export const aimFormId = 'game-aim';

interface Props {
  /** What is marked on the stage. */
  aim: ChosenAim;
  onChange: (aim: ChosenAim) => void;
  /** While a kick is shown, strength and curve are away. */
  isFolded: boolean;
  /** What the button does: it kicks, or takes the ball back to its spot. */
  onAim: ((aim: Aim) => void) | undefined;
}

/**
 * The kick by choice: place, strength and curve, as long as one likes. For keyboards, screen readers and calm hands. The
 * six fields lie over the goal on the stage, so that the place is chosen where the ball goes.
 */
export function AimCards({ aim, onChange, isFolded, onAim }: Props) {
  const text = useText();
  const { place, power, curve } = aim;
  return (
    <form
      id={aimFormId}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onAim?.(possibleAim({ ...aimPlaces[place], power, curve }));
      }}
    >
      <fieldset className={styles.goal}>
        <legend className="visually-hidden">{text('games.page.aim.place')}</legend>
        {aimPlaceIds.map((id) => (
          <label key={id} className={styles.field} data-place={id}>
            <input
              type="radio"
              name="game-place"
              checked={id === place}
              onChange={() => onChange({ ...aim, place: id })}
            />
            <span className="visually-hidden">{text(`games.page.place.${id}`)}</span>
          </label>
        ))}
      </fieldset>
      {isFolded ? null : <Force aim={aim} onChange={onChange} />}
    </form>
  );
}

/** How hard, and with which curve: each question above its answers. */
function Force({ aim, onChange }: Pick<Props, 'aim' | 'onChange'>) {
  const text = useText();
  const { power, curve } = aim;
  return (
    <>
      <fieldset className={`${styles.row} ${force.powers}`}>
        <legend>
          {text('games.page.aim.power')}
          <span className={force.word} aria-hidden="true">
            {text('games.page.aim.force', { power: String(power) })}
          </span>
        </legend>
        {powers.map((value) => (
          <label key={value} className={force.power}>
            <input
              type="radio"
              name="game-power"
              checked={value === power}
              onChange={() => onChange({ ...aim, power: value })}
            />
            <span className="visually-hidden">{text('games.page.power', { power: String(value) })}</span>
            <span className={force.bar} data-level={value} data-on={value <= power} />
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.row}>
        <legend>{text('games.page.aim.curve')}</legend>
        {curves.map(({ id, curve: value }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="game-curve"
              checked={value === curve}
              onChange={() => onChange({ ...aim, curve: value })}
            />
            <svg className={styles.bend} viewBox="0 0 20 20" aria-hidden="true">
              <path d={bends[id]} />
            </svg>
            {text(`games.page.curve.${id}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
