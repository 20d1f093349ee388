import { useText } from '../../lib/text.ts';
import styles from './porting-steps.module.css';

const steps = ['choose', 'tell', 'keep'] as const;

/** How to bring a number, in three steps. */
export function PortingSteps() {
  const text = useText();
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        <li key={step} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <h3 className={styles.title}>{text(`home.porting.${step}.title`)}</h3>
          <p className={styles.text}>{text(`home.porting.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
