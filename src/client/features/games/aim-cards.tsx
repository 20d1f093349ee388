import { type Aim, possibleAim } from '../../../shared/games/penalty-aim.ts';
import { useText } from '../../lib/text.ts';
import styles from './aim-cards.module.css';
import { AimForce } from './aim-force.tsx';
import { aimPlaceIds, aimPlaces, type ChosenAim } from './aim-places.ts';

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
      {isFolded ? null : <AimForce aim={aim} onChange={onChange} />}
    </form>
  );
}
