import { useText } from '../../lib/text.ts';
import styles from './aim-switch.module.css';

const ways = [
  { id: 'swipe', isByChoice: false },
  { id: 'choose', isByChoice: true },
] as const;

interface Props {
  isByChoice: boolean;
  onChange: (isByChoice: boolean) => void;
}

/** The two ways to kick, beside each other: by a swipe on the stage, or by a choice. */
export function AimSwitch({ isByChoice, onChange }: Props) {
  const text = useText();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{text('games.page.aim.title')}</legend>
      {ways.map((way) => (
        <label key={way.id} className={styles.way}>
          <input
            type="radio"
            name="game-way"
            checked={way.isByChoice === isByChoice}
            onChange={() => onChange(way.isByChoice)}
          />
          {text(`games.page.aim.${way.id}`)}
        </label>
      ))}
    </fieldset>
  );
}
