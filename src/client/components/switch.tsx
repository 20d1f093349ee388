import { useId } from 'react';
import styles from './switch.module.css';

interface Props {
  label: string;
  /** What it means, in a sentence. */
  help: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once: nothing has to be sent. Words at the left, the switch at the right; the whole row can be tapped. */
export function Switch({ label, help, checked, onChange }: Props) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <input
        className={styles.control}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
      />
      <span className={styles.help} id={`${id}-help`}>
        {help}
      </span>
    </label>
  );
}
