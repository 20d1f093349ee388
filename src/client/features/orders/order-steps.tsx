import { StepLine } from '../../components/step-line.tsx';
import { useText } from '../../lib/text.ts';
import { stepTitle } from './step-title.ts';
import type { Wizard } from './use-wizard.ts';
import { reachable } from './wizard-steps.ts';

/** The named steps of the order; completed ones are links. A step that is not needed says so and keeps its place. */
export function OrderSteps({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const { announced, skipped, steps, draft, order, step: shown, parts } = wizard;
  const number = announced.indexOf(shown) + 1;
  const told = { number, count: announced.length, step: stepTitle(shown, order, text) };
  const reached = steps.slice(0, reachable(steps, draft.done) + 1).map(({ id }) => id);
  const stateOf = (id: string) => {
    if (id === wizard.step.id) return 'current';
    if (skipped.includes(id)) return 'skipped';
    return draft.done.includes(id) ? 'done' : 'open';
  };
  return (
    <StepLine
      label={text('order.page.steps')}
      // The heading of a part names its step.
      now={parts.length > 1 ? '' : text('order.page.stepNow', told)}
      onGo={wizard.goTo}
      steps={announced.map((step) => {
        const state = stateOf(step.id);
        const title = stepTitle(step, order, text);
        return {
          id: step.id,
          title: state === 'skipped' ? text('order.page.stepSkipped', { step: title }) : title,
          state,
          reachable: reached.includes(step.id),
        };
      })}
    />
  );
}
