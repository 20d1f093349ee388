import { useId } from 'react';
import styles from './switch.module.css';

interface Props {
  label: string;
  /** What it means, in a sentence. */
  help: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once: nothing has to be sent. */
export function Switch({ label, help, checked, onChange }: Props) {
  const helpId = useId();
  return (
    <div>
      <label className={styles.row}>
        <span className={styles.label}>{label}</span>
        <input
          className={styles.control}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={helpId}
        />
      </label>
      <p className={styles.help} id={helpId}>
        {help}
      </p>
    </div>
  );
}
