import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createAjv } from '../../src/definitions/ajv.ts';
import { type FlowExample, readFlowExamples, showsFor } from '../../src/definitions/flow-examples.ts';
import type { FlowFile, JsonSchema } from '../../src/definitions/schema-types.ts';
import { ROOT, realDefinitions } from '../support/definitions.ts';
import { mutantsOf } from '../support/schema-mutants.ts';

const FLOWS = ['order/order.flow', 'specimen/trip.flow'];
const definitions = await realDefinitions();

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
    const skips = (step.skips ?? []).flatMap((skip, j, all) => {
      const put = (list: typeof all) => replaced(steps, i, { ...step, skips: list });
      return [
        ofFlow(`${at} without skip ${skip.name}`, put(all.filter((other) => other !== skip))),
        ...mutantsOf(skip.when, `${at}/skips/${j}/when`).map(({ what, schema }) =>
          ofFlow(what, put(replaced(all, j, { ...skip, when: schema }))),
        ),
      ];
    });
    const dropped = steps.filter((other) => other !== step);
    return [ofFlow(`without step ${step.id}`, dropped), ...itself, ...skips, ...forms];
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
      steps: steps.map(({ id, when, skips = [], forms }) => {
        const [isShown, skipped] = [shown(when), skips.map((skip) => shown(skip.when))];
        return {
          id,
          shown: (order: unknown) => isShown(order) && !skipped.some((isSkipped) => isSkipped(order)),
          forms: forms.map((form) => ({ form: form.form, shown: shown(form.when) })),
        };
      }),
    };
  } catch {
    return undefined;
  }
}

function agrees(flow: NonNullable<ReturnType<typeof compiled>>, { order, shows }: FlowExample): boolean {
  return JSON.stringify(showsFor(flow, order)) === JSON.stringify(shows);
}

const counted = { all: 0, caught: 0 };
const ajv = createAjv(() => new Date());

afterAll(() => {
  console.log(`flow mutation: ${counted.caught} mutants caught of ${counted.all}`);
});

describe.each(FLOWS)('%s', async (id) => {
  const examples = await readFlowExamples(ROOT, id);
  const file: FlowFile = JSON.parse(readFileSync(join(ROOT, `schemas/${id}.json`), 'utf8'));

  test('it shows what its examples say, in either language', () => {
    for (const lang of ['de', 'tr'] as const) {
      const flow = definitions.flow(id, lang);
      expect(flow && examples.filter((example) => !agrees(flow, example))).toEqual([]);
    }
  });

  test('every changed condition, dropped step or dropped form fails some example', () => {
    const mutants = flowMutants(file);
    const survivors = mutants.filter(({ flow }) => {
      const changed = compiled(flow);
      return changed && examples.every((example) => agrees(changed, example));
    });
    counted.all += mutants.length;
    counted.caught += mutants.length - survivors.length;
    expect(mutants.length).toBeGreaterThan(4);
    expect(
      survivors.map(({ what }) => what),
      `schemas/${id}.examples.json lacks an order that notices`,
    ).toEqual([]);
  });
});

test('there is much to change', () => expect(counted.all).toBeGreaterThan(40));
