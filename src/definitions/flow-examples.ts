import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An order in progress, and the forms that a flow shows for it, by step, in the order of the screen. */
export interface FlowExample {
  order: Record<string, unknown>;
  shows: Record<string, string[]>;
}

/** Steps and forms with their conditions, however these are validated. */
interface Shown {
  shown: (order: unknown) => boolean;
}
interface Steps {
  steps: (Shown & { id: string; forms: (Shown & { form: string })[] })[];
}

/** The examples of a flow, `order/order.flow`. @throws when the file is missing or no JSON */
export async function readFlowExamples(root: string, id: string): Promise<FlowExample[]> {
  const text = await readFile(join(root, 'schemas', `${id}.examples.json`), 'utf8');
  // Its shape is validated by its meta-schema.
  const { orders }: { orders: FlowExample[] } = JSON.parse(text);
  return orders;
}

/** What a flow shows for an order, in the form that its examples have. */
export function showsFor({ steps }: Steps, order: unknown): FlowExample['shows'] {
  const shown = steps.filter((step) => step.shown(order));
  const formsOf = (step: Steps['steps'][number]) =>
    step.forms.filter((form) => form.shown(order)).map(({ form }) => form);
  return Object.fromEntries(shown.map((step) => [step.id, formsOf(step)]));
}
