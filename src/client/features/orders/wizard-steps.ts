import type { FlowPart, FlowScript, FlowStep } from '../../../shared/form-script.ts';

interface Named {
  id: string;
}

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

/** Where the wizard is: a step, and its part where it has some. */
export interface Place {
  step: FlowStep;
  part: FlowPart | undefined;
}

/** The forms of a step, or of a part of it, that this order needs. */
export function formsAt({ step, part }: Place, order: unknown): string[] {
  const shown = shownForms(step, order);
  return part ? shown.filter((form) => part.forms.includes(form)) : shown;
}

/** The parts of a step that this order needs: a known customer proves no phone, and a part without forms is left out. */
export function shownParts(step: FlowStep, order: { userInfo: { known: boolean } }): FlowPart[] {
  const isAsked = ({ asks }: FlowPart) => asks === 'phoneCode' && !order.userInfo.known;
  return step.parts.filter((part) => isAsked(part) || formsAt({ step, part }, order).length > 0);
}

/** What a completed part is called in the draft. */
export function partKey(step: Named, part: Named): string {
  return `${step.id}/${part.id}`;
}

/** Ids of the completed parts; the code of the phone is kept for itself, the secrets of forms only while the page is open. */
export function passedParts(
  step: FlowStep,
  parts: readonly FlowPart[],
  { passed = [], provedPhone }: { passed?: string[]; provedPhone?: string },
): string[] {
  const isPassed = (part: FlowPart) =>
    (part.asks === undefined || provedPhone !== undefined) &&
    (part.forms.length === 0 || passed.includes(partKey(step, part)));
  return parts.filter(isPassed).map(({ id }) => id);
}

/** The part to show: the wanted one if it may be seen, else the furthest allowed one; undefined in a step without parts. */
export function partToShow(
  parts: readonly FlowPart[],
  wanted: string | null,
  passed: readonly string[],
): FlowPart | undefined {
  return parts[stepToShow(parts, wanted ?? '', passed)];
}

/** The completed parts that stay so after a change in one of them: those before it, and those of other steps. */
export function passedBefore(
  { step, part }: Place,
  parts: readonly FlowPart[],
  passed: readonly string[],
): string[] {
  const before = parts.slice(0, part ? parts.indexOf(part) : 0).map((one) => partKey(step, one));
  return passed.filter((key) => !key.startsWith(`${step.id}/`) || before.includes(key));
}

/** The step that contains this form; undefined where no step does. */
export function stepOf(steps: readonly FlowStep[], formId: string): string {
  return steps.find(({ forms }) => forms.some(({ form }) => form === formId))?.id ?? '';
}

/** The furthest step that the user may see: the first step that is not done, or the last. */
export function reachable(steps: readonly Named[], done: readonly string[]): number {
  const open = steps.findIndex(({ id }) => !done.includes(id));
  return open === -1 ? steps.length - 1 : open;
}

/** The step to show: the wanted step if it exists and may be seen, else the furthest allowed one. */
export function stepToShow(steps: readonly Named[], wanted: string | null, done: readonly string[]): number {
  const limit = reachable(steps, done);
  const index = wanted === null ? 0 : steps.findIndex(({ id }) => id === wanted);
  return index === -1 ? limit : Math.min(index, limit);
}

/** The steps that stay done after a change in one of them: those before it. */
export function doneBefore(steps: readonly Named[], index: number, done: readonly string[]): string[] {
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
