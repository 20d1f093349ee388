import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { describe, expect, test } from 'vitest';
import { readExamples } from '../../src/definitions/examples.ts';
import type { FormValues } from '../../src/shared/form-script.ts';
import { formats } from '../../src/shared/rules/all-functions.ts';
import { formIds, ROOT, realDefinitions } from '../support/definitions.ts';
import { withOwnKeywords } from '../support/own-keywords.ts';

const now = new Date();
const definitions = await realDefinitions(now);

/** rjsf's own validator, which compiles at run time: a second opinion on the compiled scripts. */
const reference = customizeValidator({
  customFormats: formats,
  ajvOptionsOverrides: { $data: true, strict: false },
  extenderFn: (ajv) => withOwnKeywords(ajv, () => now),
});

describe.each(formIds())('%s', (id) => {
  test('rjsf’s validator gives the same verdict on every example', async () => {
    const { valid, invalid } = await readExamples(ROOT, id, now);
    const form = definitions.form(id, 'de');
    // The resolved schema is draft-07; rjsf types the same thing with its own interface.
    const schema = definitions.document(id, 'de')?.schema as RJSFSchema;
    for (const { data } of [...valid, ...invalid]) {
      const value = form?.normalize(data as FormValues, { lang: 'de' });
      const { errors } = reference.validateFormData(value, schema);
      const ours = definitions.validate(id, data, 'de');
      expect({ data, valid: errors.length === 0 }).toEqual({ data, valid: ours.valid });
    }
  });
});
