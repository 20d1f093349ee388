import { readExamples } from '../../src/definitions/examples.ts';
import type { FormValues } from '../../src/shared/form-script.ts';
import { testStart } from './database.ts';
import { ROOT } from './definitions.ts';

/** A form's first valid example, and the first that is refused for a rule of one field. */
export async function examplesOf(id: string) {
  const { valid, invalid } = await readExamples(ROOT, id, testStart);
  const refused = invalid.find(({ rule }) => rule !== 'additionalProperties');
  if (!valid[0] || !refused) throw new Error(`${id} has no examples.`);
  // The conformance tests hold every valid example to its form.
  return { valid: valid[0].data as FormValues, refused };
}
