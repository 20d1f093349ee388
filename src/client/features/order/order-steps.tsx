import type { FlowStep } from '../../../shared/form-script.ts';
import { StepLine } from '../../components/step-line.tsx';
import { useText } from '../../lib/text.ts';

interface Props {
  /** As they are announced; some may fall away. */
  steps: readonly FlowStep[];
  current: string;
  /** Those that may be gone to. */
  reached: readonly string[];
  done: readonly string[];
  onGo: (stepId: string) => void;
}

/** The named steps of the order; those that were passed lead back. */
export function OrderSteps({ steps, current, reached, done, onGo }: Props) {
  const text = useText();
  return (
    <StepLine
      label={text('order.page.steps')}
      onGo={onGo}
      steps={steps.map(({ id, title }) => ({
        id,
        title,
        state: id === current ? 'current' : done.includes(id) ? 'done' : 'open',
        reachable: reached.includes(id),
      }))}
    />
  );
}
