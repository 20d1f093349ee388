import { useState } from 'react';
import { type Aim, possibleAim } from '../../../shared/games/penalty-aim.ts';
import { useText } from '../../lib/text.ts';
import styles from './aim-cards.module.css';
import { type AimPlace, aimPlaceIds, aimPlaces } from './aim-places.ts';

const curves = [
  { id: 'left', curve: -1 },
  { id: 'straight', curve: 0 },
  { id: 'right', curve: 1 },
] as const;
const powers = [1, 2, 3, 4, 5] as const;

/** The button that kicks stands outside, at the lower edge of a phone. */
export const aimFormId = 'game-aim';

interface Props {
  /** The field that is marked in the goal. */
  place: AimPlace;
  onPlace: (place: AimPlace) => void;
  onAim: ((aim: Aim) => void) | undefined;
}

/**
 * The kick by choice: place, strength and curve, as long as one likes. For keyboards, screen readers and calm hands. The
 * six fields lie over the goal on the stage, so that the place is chosen where the ball goes.
 */
export function AimCards({ place, onPlace, onAim }: Props) {
  const text = useText();
  const [power, setPower] = useState<number>(3);
  const [curve, setCurve] = useState(0);
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
            <input type="radio" name="game-place" checked={id === place} onChange={() => onPlace(id)} />
            <span className="visually-hidden">{text(`games.page.place.${id}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.row}>
        <legend>{text('games.page.aim.power')}</legend>
        {powers.map((value) => (
          <Choice key={value} name="power" checked={value === power} onChange={() => setPower(value)}>
            {value}
          </Choice>
        ))}
      </fieldset>
      <fieldset className={styles.row}>
        <legend>{text('games.page.aim.curve')}</legend>
        {curves.map(({ id, curve: value }) => (
          <Choice key={id} name="curve" checked={value === curve} onChange={() => setCurve(value)}>
            {text(`games.page.curve.${id}`)}
          </Choice>
        ))}
      </fieldset>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  onChange: () => void;
  children: string | number;
}

function Choice({ name, checked, onChange, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={`game-${name}`} checked={checked} onChange={onChange} />
      <span>{children}</span>
    </label>
  );
}
