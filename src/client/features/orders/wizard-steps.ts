import type { FlowScript, FlowStep } from '../../../shared/form-script.ts';

/** The steps that this order needs. */
export function shownSteps(flow: FlowScript, order: unknown): FlowStep[] {
  return flow.steps.filter((step) => step.shown(order));
}

/** The announced steps that this order does not need; while an earlier step is open, the order may still need them. */
export function skippedSteps(flow: FlowScript, order: unknown, done: readonly string[]): string[] {
  const firstOpen = flow.steps.findIndex((step) => step.shown(order) && !done.includes(step.id));
  const passed = firstOpen === -1 ? flow.steps : flow.steps.slice(0, firstOpen);
  return passed.filter((step) => !step.shown(order)).map(({ id }) => id);
}

/** The forms of a step that this order needs, by id. */
export function shownForms(step: FlowStep, order: unknown): string[] {
  return step.forms.filter(({ shown }) => shown(order)).map(({ form }) => form);
}

/** The step that contains this form; undefined where no step does. */
export function stepOf(steps: readonly FlowStep[], formId: string): string {
  return steps.find(({ forms }) => forms.some(({ form }) => form === formId))?.id ?? '';
}

/** The furthest step that the user may see: the first step that is not done, or the last. */
export function reachable(steps: readonly FlowStep[], done: readonly string[]): number {
  const open = steps.findIndex(({ id }) => !done.includes(id));
  return open === -1 ? steps.length - 1 : open;
}

/** The step to show: the wanted step if it exists and may be seen, else the furthest allowed one. */
export function stepToShow(
  steps: readonly FlowStep[],
  wanted: string | null,
  done: readonly string[],
): number {
  const limit = reachable(steps, done);
  const index = wanted === null ? 0 : steps.findIndex(({ id }) => id === wanted);
  return index === -1 ? limit : Math.min(index, limit);
}

/** The steps that stay done after a change in one of them: those before it. */
export function doneBefore(steps: readonly FlowStep[], index: number, done: readonly string[]): string[] {
  const before = steps.slice(0, index).map(({ id }) => id);
  return done.filter((id) => before.includes(id));
}

/** With a step that was completed. */
export function withDone(done: readonly string[], step: string): string[] {
  return done.includes(step) ? [...done] : [...done, step];
}

/** The next or previous step; at the first and the last one it returns the same step (specification, "Wizard"). */
export function neighbour(steps: readonly FlowStep[], index: number, by: 1 | -1): FlowStep | undefined {
  return steps[Math.min(Math.max(index + by, 0), steps.length - 1)];
}
