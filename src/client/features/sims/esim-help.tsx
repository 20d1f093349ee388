import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import styles from './sims.module.css';

const questions = ['stopped', 'deleted', 'lost'] as const;

/** What to do when it did not work. */
export function EsimHelp() {
  const text = useText();
  return (
    <Section size="part" title={text('sims.page.esim.help.title')}>
      <dl className={styles.part}>
        {questions.map((one) => (
          <div key={one} className={styles.field}>
            <dt className={styles.label}>{text(`sims.page.esim.help.${one}`)}</dt>
            <dd className={styles.answer}>{text(`sims.page.esim.help.${one}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
