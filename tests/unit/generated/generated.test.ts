import { expect, test } from 'vitest';
import { phoneMetadataModule } from '../../../src/definitions/phone-metadata.ts';
import type { JsonSchema } from '../../../src/definitions/schema-types.ts';
import { formTypesModule } from '../../../src/definitions/types.ts';
import { formIds, realDefinitions } from '../../support/definitions.ts';

const GENERATED = '../../../src/shared/generated';

test('the phone metadata are those of the installed library', async () => {
  await expect(phoneMetadataModule()).toMatchFileSnapshot(`${GENERATED}/phone-metadata.ts`);
});

test('the form types are those of the schemas', async () => {
  const definitions = await realDefinitions();
  const schemas = formIds().map(
    (id) => [id, definitions.document(id, 'de')?.schema ?? {}] as [string, JsonSchema],
  );
  await expect(formTypesModule(schemas)).toMatchFileSnapshot(`${GENERATED}/forms.ts`);
});
