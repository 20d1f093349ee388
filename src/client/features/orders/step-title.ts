import type { FlowStep } from '../../../shared/form-script.ts';
import { shownForms } from './wizard-steps.ts';

type Say = (key: string, values: Record<string, string>) => string;

/** The name of a step; the step for number and jersey is named by those that this order needs. */
export function stepTitle(step: FlowStep, order: unknown, say: Say): string {
  const forms = shownForms(step, order);
  const asks = (form: string) => (forms.includes(form) ? 'yes' : 'no');
  const [number, jersey] = [asks('order/new-number'), asks('order/jersey')];
  if (!step.shown(order) || (number === 'no' && jersey === 'no')) return step.title;
  return say('order.page.extrasTitle', { number, jersey });
}
