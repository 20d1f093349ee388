import { expect, test } from 'vitest';
import { emailPatternModule } from '../../../src/definitions/email-pattern.ts';
import { phoneMetadataModule } from '../../../src/definitions/phone-metadata.ts';

const GENERATED = '../../../src/shared/generated';

test('the phone metadata are those of the installed library', async () => {
  await expect(phoneMetadataModule()).toMatchFileSnapshot(`${GENERATED}/phone-metadata.ts`);
});

test('the pattern of e-mail addresses is that of the installed library', async () => {
  await expect(emailPatternModule()).toMatchFileSnapshot(`${GENERATED}/email-pattern.ts`);
});
