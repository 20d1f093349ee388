import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createAjv } from '../../src/definitions/ajv.ts';
import { type FlowExample, readFlowExamples, showsFor } from '../../src/definitions/flow-examples.ts';
import type { FlowFile, JsonSchema } from '../../src/definitions/schema-types.ts';
import { ROOT, realDefinitions } from '../support/definitions.ts';
import { mutantsOf } from '../support/schema-mutants.ts';

const FLOW = 'order/order.flow';
const definitions = await realDefinitions();
const examples = await readFlowExamples(ROOT, FLOW);
const file: FlowFile = JSON.parse(readFileSync(join(ROOT, `schemas/${FLOW}.json`), 'utf8'));
const ajv = createAjv(() => new Date());

interface FlowMutant {
  what: string;
  flow: FlowFile;
}

/** A step or form without its condition, and with each of its condition's mutants. */
function conditionMutants<T extends { when?: JsonSchema }>(holder: T, at: string) {
  if (!holder.when) return [];
  const { when, ...always } = holder;
  const changed = mutantsOf(when, `${at}/when`).map(({ what, schema }) => ({
    what,
    holder: { ...holder, when: schema },
  }));
  // Without its condition a holder is of the same kind; TypeScript cannot see that of a generic rest.
  return [{ what: `${at} without when`, holder: always as T }, ...changed];
}

function replaced<T>(list: T[], at: number, entry: T): T[] {
  return list.map((other, i) => (i === at ? entry : other));
}

/** Each flow that differs from this one in one condition, or lacks one step or form. */
function flowMutants({ steps }: FlowFile): FlowMutant[] {
  const ofFlow = (what: string, changed: FlowFile['steps']) => ({ what, flow: { steps: changed } });
  return steps.flatMap((step, i) => {
    const at = `/steps/${i}`;
    const forms = step.forms.flatMap((form, j) => {
      const put = (list: typeof step.forms) => replaced(steps, i, { ...step, forms: list });
      const where = `${at}/forms/${j}`;
      return [
        ofFlow(`${at} without form ${form.form}`, put(step.forms.filter((other) => other !== form))),
        ...conditionMutants(form, where).map(({ what, holder }) =>
          ofFlow(what, put(replaced(step.forms, j, holder))),
        ),
      ];
    });
    const itself = conditionMutants(step, at).map(({ what, holder }) =>
      ofFlow(what, replaced(steps, i, holder)),
    );
    const dropped = steps.filter((other) => other !== step);
    return [ofFlow(`without step ${step.id}`, dropped), ...itself, ...forms];
  });
}

/** The flow as it would be shown, or undefined when the strict compiler refuses a condition. */
function compiled({ steps }: FlowFile) {
  const shown = (when: JsonSchema | undefined) => {
    const check = when && ajv.compile(when);
    return (order: unknown) => check?.(order) ?? true;
  };
  try {
    return {
      steps: steps.map(({ id, when, forms }) => ({
        id,
        shown: shown(when),
        forms: forms.map((form) => ({ form: form.form, shown: shown(form.when) })),
      })),
    };
  } catch {
    return undefined;
  }
}

function agrees(flow: NonNullable<ReturnType<typeof compiled>>, { order, shows }: FlowExample): boolean {
  return JSON.stringify(showsFor(flow, order)) === JSON.stringify(shows);
}

const mutants = flowMutants(file);
const caught = mutants.filter(({ flow }) => {
  const changed = compiled(flow);
  return !changed || !examples.every((example) => agrees(changed, example));
});
const survivors = mutants.filter((mutant) => !caught.includes(mutant)).map(({ what }) => what);

afterAll(() => {
  console.log(`flow mutation: ${caught.length} mutants caught of ${mutants.length}`);
});

test('the flow shows what its examples say, in either language', () => {
  for (const lang of ['de', 'tr'] as const) {
    const flow = definitions.flow(FLOW, lang);
    expect(flow && examples.filter((example) => !agrees(flow, example))).toEqual([]);
  }
});

test('every changed condition, dropped step or dropped form fails some example', () => {
  expect(mutants.length).toBeGreaterThan(40);
  expect(survivors, `schemas/${FLOW}.examples.json lacks an order that notices`).toEqual([]);
});
