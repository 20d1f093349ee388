import type { FormValues } from '../../../shared/form-script.ts';
import { isRecord, walk } from '../../../shared/json-values.ts';
import type { FormModel } from '../../compile-form.ts';
import { readExamples } from '../../examples.ts';
import type { Field } from '../../fields.ts';
import { withValue } from '../../with-value.ts';
import { probesFor } from './probes.ts';

/** Valid examples that differ in which fields they have: one for each way through the conditions. */
function shapesOf(valid: unknown[], fields: Field[]): FormValues[] {
  const present = (data: unknown) =>
    fields.map(({ path }) => (walk(data, path) === undefined ? '-' : '+')).join('');
  // Valid data of a form is an object; one example each is enough.
  return [...new Map(valid.filter(isRecord).map((data) => [present(data), data])).values()];
}

async function examplesIn(root: string, id: string, now: Date) {
  const none = { valid: [], invalid: [] };
  const { valid, invalid } = await readExamples(root, id, now).catch(() => none);
  return { valid: valid.map(({ data }) => data), invalid: invalid.map(({ data }) => data) };
}

/** All examples of both versions, and each of their shapes with one field changed to each probing value. */
export async function replayData(
  models: [before: FormModel, after: FormModel],
  roots: [before: string, after: string],
  now: Date,
): Promise<unknown[]> {
  const examples = await Promise.all(roots.map((root) => examplesIn(root, models[0].id, now)));
  const fields = [
    ...new Map(models.flatMap(({ fields }) => fields).map((field) => [field.pointer, field])).values(),
  ];
  const valid = examples.flatMap((example) => example.valid);
  // A field of a row has no single place; the list itself is changed as a whole.
  const single = fields.filter(({ isInRow }) => !isInRow);
  const changed = single.flatMap(({ pointer, path, isObject }) => {
    const schemas = models.flatMap((model) => model.fields.filter((field) => field.pointer === pointer));
    const values = isObject
      ? [undefined]
      : [
          undefined,
          ...probesFor(
            schemas.map(({ schema }) => schema),
            now,
          ),
        ];
    return shapesOf(valid, fields).flatMap((shape) => values.map((value) => withValue(shape, path, value)));
  });
  return [...valid, ...examples.flatMap(({ invalid }) => invalid), ...changed];
}
