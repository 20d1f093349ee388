import { expect, test } from 'vitest';
import { phoneMetadataModule } from '../../../src/definitions/phone-metadata.ts';

const GENERATED = '../../../src/shared/generated';

test('the phone metadata are those of the installed library', async () => {
  await expect(phoneMetadataModule()).toMatchFileSnapshot(`${GENERATED}/phone-metadata.ts`);
});
