import { useText } from '../../lib/text.ts';
import styles from './steps.module.css';

interface Props {
  of: 'corporate' | 'dealer';
  /** On a narrow window above the form, else on the poster beside it. */
  place: 'above' | 'poster';
}

const steps = ['send', 'hear', 'decide'] as const;

/** What happens with an application, from sending it on. */
export function Steps({ of, place }: Props) {
  const text = useText();
  return (
    <ol className={styles.steps} data-place={place}>
      {steps.map((step, at) => (
        <li key={step}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          {text(`auth.page.${of}.${step}`)}
        </li>
      ))}
    </ol>
  );
}
