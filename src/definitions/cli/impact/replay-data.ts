import { withValue } from '../../../shared/field-paths.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { isRecord, walk } from '../../../shared/json-values.ts';
import type { FormModel } from '../../compile-form.ts';
import { type Example, type Examples, readExamples } from '../../examples.ts';
import type { Field } from '../../fields.ts';
import { probesFor } from './probes.ts';
import { schemasAt } from './schemas-at.ts';

/** The order in progress and the day on which data is sent; today, and no order, where none is said. */
type Situation = Pick<Example, 'order' | 'on'>;

/** Data that both versions are asked about. */
export type ReplayCase = Pick<Example, 'data'> & Situation;

/** Valid examples that differ in which fields they have: one for each way through the conditions. */
function shapesOf(valid: readonly ReplayCase[], fields: Field[]): FormValues[] {
  const present = (data: unknown) =>
    fields.map(({ path }) => (walk(data, path) === undefined ? '-' : '+')).join('');
  // Valid data of a form is an object; one example each is enough.
  const objects = valid.map(({ data }) => data).filter(isRecord);
  return [...new Map(objects.map((data) => [present(data), data])).values()];
}

async function examplesIn(roots: readonly string[], id: string, now: Date): Promise<Examples> {
  const none: Examples = { valid: [], invalid: [], situated: [] };
  const all = await Promise.all(roots.map((root) => readExamples(root, id, now).catch(() => none)));
  const both = (kind: keyof Examples) => all.flatMap((examples) => examples[kind]);
  return { valid: both('valid'), invalid: both('invalid'), situated: both('situated') };
}

const situationKey = ({ order, on }: Situation) => JSON.stringify([order, on]);

/** The examples that are changed to probe a situation: those of it that are valid, and the plainest one. */
function basesOf({ valid, situated }: Examples): [Situation, ReplayCase[]][] {
  const situations = new Map(situated.map(({ order, on }) => [situationKey({ order, on }), { order, on }]));
  const others = [...situations].map(([key, situation]): [Situation, ReplayCase[]] => [
    situation,
    [...valid.slice(0, 1), ...situated.filter((one) => one.rule === undefined && situationKey(one) === key)],
  ]);
  return [[{}, valid], ...others];
}

/** All examples of both versions, and each of their shapes with one field changed to each probing value. */
export async function replayData(
  models: [before: FormModel, after: FormModel],
  roots: [before: string, after: string],
  now: Date,
): Promise<ReplayCase[]> {
  const examples = await examplesIn(roots, models[0].id, now);
  const fields = [
    ...new Map(models.flatMap(({ fields }) => fields).map((field) => [field.pointer, field])).values(),
  ];
  // A field of a row has no single place; the list itself is changed as a whole.
  const single = fields.filter(({ isInRow }) => !isInRow);
  const probed = single.map(({ path, isObject }) => {
    const schemas = models.flatMap(({ schema }) => schemasAt(schema, path));
    return { path, values: isObject ? [undefined] : [undefined, ...probesFor(schemas, now)] };
  });
  const changed = basesOf(examples).flatMap(([situation, bases]) =>
    shapesOf(bases, fields).flatMap((shape) =>
      probed.flatMap(({ path, values }) =>
        values.map((value): ReplayCase => ({ ...situation, data: withValue(shape, path.join('.'), value) })),
      ),
    ),
  );
  return [...examples.valid, ...examples.invalid, ...examples.situated, ...changed];
}
