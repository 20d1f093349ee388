import type { FlowStep } from '../../../shared/form-script.ts';
import { StepLine } from '../../components/step-line.tsx';
import { useText } from '../../lib/text.ts';
import { reachable } from './wizard-steps.ts';

interface Props {
  steps: readonly FlowStep[];
  index: number;
  done: readonly string[];
  onGo: (stepId: string) => void;
}

/** The named steps of the order; those that were passed lead back. */
export function OrderSteps({ steps, index, done, onGo }: Props) {
  const text = useText();
  const limit = reachable(steps, done);
  return (
    <StepLine
      label={text('order.page.steps')}
      onGo={onGo}
      steps={steps.map(({ id, title }, at) => ({
        id,
        title,
        state: at === index ? 'current' : done.includes(id) ? 'done' : 'open',
        reachable: at <= limit,
      }))}
    />
  );
}
