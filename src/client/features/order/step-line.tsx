import { IconCheck } from '@tabler/icons-react';
import type { FlowStep } from '../../../shared/form-script.ts';
import { useText } from '../../lib/text.ts';
import css from './step-line.module.css';
import { reachable } from './wizard-steps.ts';

interface Props {
  steps: readonly FlowStep[];
  index: number;
  done: readonly string[];
  onGo: (stepId: string) => void;
}

/** The named steps of the order; those that were passed lead back. */
export function StepLine({ steps, index, done, onGo }: Props) {
  const text = useText();
  const limit = reachable(steps, done);
  return (
    <nav aria-label={text('order.page.steps')}>
      <ol className={css.line}>
        {steps.map((step, i) => {
          const isDone = done.includes(step.id) && i !== index;
          const state = i === index ? 'current' : isDone ? 'done' : 'open';
          return (
            <li key={step.id} className={css.step} data-state={state}>
              <button
                type="button"
                className={css.button}
                disabled={i > limit}
                aria-current={i === index ? 'step' : undefined}
                onClick={() => onGo(step.id)}
              >
                <span className={css.dot}>{isDone ? <IconCheck size={16} aria-hidden="true" /> : i + 1}</span>
                <span className={css.name}>{step.title}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
