import { useId, useState } from 'react';
import { type Aim, possibleAim } from '../../../shared/games/penalty-aim.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './aim-cards.module.css';
import { type AimPlace, aimPlaceIds, aimPlaces } from './aim-places.ts';

const curves = [
  { id: 'left', curve: -1 },
  { id: 'straight', curve: 0 },
  { id: 'right', curve: 1 },
] as const;
const powers = [1, 2, 3, 4, 5] as const;

interface Props {
  /** The field that is marked in the goal. */
  place: AimPlace;
  onPlace: (place: AimPlace) => void;
  onAim: ((aim: Aim) => void) | undefined;
}

/**
 * The kick by choice: place, strength and curve, as long as one likes. For keyboards, screen readers and calm hands.
 */
export function AimCards({ place, onPlace, onAim }: Props) {
  const text = useText();
  const [power, setPower] = useState<number>(3);
  const [curve, setCurve] = useState(0);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onAim?.(possibleAim({ ...aimPlaces[place], power, curve }));
      }}
    >
      <fieldset className={styles.goal}>
        <legend>{text('games.page.aim.place')}</legend>
        {aimPlaceIds.map((id) => (
          <Choice key={id} name="place" checked={id === place} onChange={() => onPlace(id)}>
            {text(`games.page.place.${id}`)}
          </Choice>
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
      <Button type="submit" wide waiting={!onAim}>
        {text('games.page.aim.shoot')}
      </Button>
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
  const group = useId();
  return (
    <label className={styles.choice}>
      <input type="radio" id={group} name={`game-${name}`} checked={checked} onChange={onChange} />
      <span>{children}</span>
    </label>
  );
}
