import { IconCheck } from '@tabler/icons-react';
import styles from './step-line.module.css';

export interface Step {
  id: string;
  title: string;
  state: 'done' | 'current' | 'open' | 'skipped';
  /** Whether the user can go to this step; without `onGo` the user can go to none. */
  reachable?: boolean;
}

interface Props {
  label: string;
  steps: readonly Step[];
  /** Stands under the line of a phone instead of the names; empty where a heading directly below says it. */
  now?: string;
  onGo?: (id: string) => void;
}

/** Named steps on a line; steps that the user can go to are buttons. Where there is no room for them, the name of the current one stands below. */
export function StepLine({ label, steps, now, onGo }: Props) {
  const line = (
    <ol className={styles.line} data-told={now !== undefined} aria-label={onGo ? undefined : label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={step.state}
          aria-current={!onGo && step.state === 'current' ? 'step' : undefined}
        >
          <StepFace step={step} number={index + 1} onGo={onGo} />
        </li>
      ))}
    </ol>
  );
  if (!onGo) return line;
  return (
    <nav aria-label={label} data-scripted>
      {line}
      {now ? (
        <p className={styles.now} aria-hidden="true">
          {now}
        </p>
      ) : null}
    </nav>
  );
}

interface FaceProps {
  step: Step;
  number: number;
  onGo?: ((id: string) => void) | undefined;
}

function StepFace({ step, number, onGo }: FaceProps) {
  const face = (
    <>
      <span className={styles.dot}>
        {step.state === 'done' ? <IconCheck size={16} aria-hidden="true" /> : null}
        {step.state === 'current' || step.state === 'open' ? number : null}
        {step.state === 'skipped' ? <span aria-hidden="true">–</span> : null}
      </span>
      <span className={styles.name}>{step.title}</span>
    </>
  );
  if (!onGo) return <span className={styles.face}>{face}</span>;
  return (
    <button
      type="button"
      className={styles.face}
      disabled={!step.reachable}
      aria-current={step.state === 'current' ? 'step' : undefined}
      onClick={() => onGo(step.id)}
    >
      {face}
    </button>
  );
}
