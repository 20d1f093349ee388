import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import rules from '../../../../teams/content/plan-advice.json' with { type: 'json' };
import type { Tariff } from '../../../shared/api/catalogue.ts';
import {
  type AdviceAnswers,
  type AdviceRule,
  adviceFor,
  adviceQuestions,
  questionIds,
} from '../../../shared/plan-advice.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './advice-questions.module.css';
import { AdviceResult } from './advice-result.tsx';

interface Props {
  catalogue: readonly Tariff[];
  /** Opens the comparison with this plan. */
  onCompare: (plan: Tariff) => void;
  onClose: () => void;
}

/** One question after another until only one plan is left; the rules are data (`teams/content/plan-advice.json`). */
export function AdviceQuestions({ catalogue, onCompare, onClose }: Props) {
  const text = useText();
  const [answers, setAnswers] = useState<AdviceAnswers>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const planOf = (rule: AdviceRule) => catalogue.find(({ slug }) => slug === rule.plan);
  const rule = adviceFor(
    // An answer of the file is one of the questions' answers: its schema holds it.
    (rules as AdviceRule[]).filter((one) => planOf(one) !== undefined),
    answers,
  );
  const given = questionIds.filter((question) => answers[question] !== undefined);
  const question = questionIds.find((one) => answers[one] === undefined);
  const place = rule ? 'result' : (question ?? 'none');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus, so that it is read out.
  useEffect(() => heading.current?.focus(), [place]);
  const back = () => {
    const last = given.at(-1);
    if (last) setAnswers({ ...answers, [last]: undefined });
  };
  const plan = rule && planOf(rule);
  return (
    <div className={styles.panel}>
      {plan && rule ? (
        <AdviceResult
          plan={plan}
          because={rule.because}
          heading={heading}
          onCompare={() => onCompare(plan)}
        />
      ) : question === undefined ? (
        <h3 ref={heading} tabIndex={-1} className={styles.question}>
          {text('advice.result.none')}
        </h3>
      ) : (
        <>
          <div className={styles.progress}>
            <p>{text('advice.progress', { number: given.length + 1 })}</p>
            <span className={styles.steps} aria-hidden="true">
              {questionIds.map((one, at) => (
                <span key={one} data-done={at <= given.length} />
              ))}
            </span>
          </div>
          <h3 ref={heading} tabIndex={-1} className={styles.question}>
            {text(`advice.question.${question}`)}
          </h3>
          <ul className={styles.answers}>
            {adviceQuestions[question].map((answer) => (
              <li key={answer}>
                <button
                  type="button"
                  className={styles.answer}
                  onClick={() => setAnswers({ ...answers, [question]: answer })}
                >
                  {text(`advice.answer.${question}.${answer}`)}
                  <IconChevronRight size={22} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.ways}>
        {given.length > 0 ? (
          <Button look="quiet" onClick={back}>
            {text('advice.back')}
          </Button>
        ) : null}
        <Button look="quiet" onClick={onClose}>
          {text('advice.close')}
        </Button>
      </div>
    </div>
  );
}
