import { readExamples } from '../../src/definitions/examples.ts';
import type { FormData, FormId } from '../../src/shared/generated/forms.ts';
import { testStart } from './database.ts';
import { ROOT } from './definitions.ts';

/** A form's first valid example, and the first that is refused for a rule of one field. */
export async function examplesOf<Id extends FormId>(id: Id) {
  const { valid, invalid } = await readExamples(ROOT, id, testStart);
  const refused = invalid.find(({ rule }) => rule !== 'additionalProperties');
  if (!valid[0] || !refused) throw new Error(`${id} has no examples.`);
  // The conformance tests hold every valid example to its form.
  return { valid: valid[0].data as FormData[Id], refused };
}
