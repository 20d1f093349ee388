import { type FieldPath, valueAt, withValue } from './field-paths.ts';
import type { FormScript, FormValues } from './form-script.ts';

function hiddenBy(script: FormScript, data: FormValues, order?: unknown): FieldPath[] {
  return script.conditions.flatMap((condition) => {
    const holder = condition.path.join('.');
    const hidden = condition.test(valueAt(data, holder), order)
      ? condition.shownIfFalse
      : condition.shownIfTrue;
    return hidden.map((name) => (holder === '' ? name : `${holder}.${name}`));
  });
}

/** What conditions may ask about changes at most so often; each round knows one more computed field. */
const MOST_ROUNDS = 8;

/**
 * The fields that the form's conditions hide for this data, and this order in progress. Where fields are computed, the
 * conditions see what the server will see: without what is hidden, and with what is computed from the rest.
 */
export function hiddenFields(script: FormScript, data: FormValues, order?: unknown): FieldPath[] {
  let hidden = hiddenBy(script, data, order);
  if (!script.computes) return hidden;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const seen = script.normalize(withoutFields(data, hidden), { lang: script.lang });
    const next = hiddenBy(script, seen, order);
    if (next.join() === hidden.join()) break;
    hidden = next;
  }
  return hidden;
}

/** The data without the values of hidden fields: what is validated and sent. */
export function withoutFields(data: FormValues, hidden: readonly FieldPath[]): FormValues {
  const present = hidden.filter((path) => valueAt(data, path) !== undefined);
  return present.reduce((rest, path) => withValue(rest, path, undefined), data);
}
