import { expect, test } from 'vitest';
import { phoneMetadataModule } from '../../../src/definitions/phone-metadata.ts';

test('the phone metadata are those of the installed library', async () => {
  await expect(phoneMetadataModule()).toMatchFileSnapshot('../../../src/shared/generated/phone-metadata.ts');
});
