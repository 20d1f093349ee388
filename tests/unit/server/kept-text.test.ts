import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { bodyOf, pathIn } from '../../../src/server/infra/mail/kept-text.ts';
import { secretValues, withoutSecrets } from '../../../src/server/infra/mail/unlinked.ts';
import { customerNotices } from '../../../src/shared/notices.ts';
import { ROOT } from '../../support/definitions.ts';
import { ownSources } from '../../support/sources.ts';

const frame = { greeting: 'Merhaba', end: 'Kanarya ekibiniz', brand: 'Kanarya' };

test('greeting, name and signature are left out, and the first letter is a capital of the language', () => {
  const mail = 'Merhaba Çağrı Yılmaz,\n\nilk gün bugün: /dashboard\n\nSon.\n\nKanarya ekibiniz';
  expect(bodyOf(mail, 'tr', frame)).toBe('İlk gün bugün: /dashboard\n\nSon.');
  expect(bodyOf('Kanarya: Numaranız bizde.', 'tr', frame)).toBe('Numaranız bizde.');
  expect(pathIn('Son: /dashboard/bills. Ya da /dashboard')).toBe('/dashboard/bills');
  expect(pathIn('Son.')).toBeNull();
});

test('the values that are for one reader alone are emptied', () => {
  expect(withoutSecrets({ token: 'abc', code: 'TOR-1', name: 'Ayşe' })).toEqual({
    token: '',
    code: '',
    name: 'Ayşe',
  });
});

describe.each(['de', 'tr'])('in %s', (lang) => {
  const words: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, `locales/${lang}/outbox.json`), 'utf8'),
  );
  const uses = (text: string, name: string) =>
    JSON.stringify(new IntlMessageFormat(text, lang).getAst()).includes(`"value":"${name}"`);
  const keptOf = (name: string) =>
    words[`outbox.${name}.kept`] ?? words[`outbox.${name}.text`] ?? words[`outbox.${name}.subject`] ?? '';
  const names = Object.keys(customerNotices);

  test('no words that are kept have a code, or a link that does something', () => {
    for (const name of names)
      for (const secret of secretValues) {
        expect(uses(keptOf(name), secret), `${name} ${secret}`).toBe(false);
        expect(uses(words[`outbox.${name}.subject`] ?? '', secret), `${name} ${secret}`).toBe(false);
      }
    // Some mails have them: those words are others.
    expect(names.filter((name) => uses(words[`outbox.${name}.text`] ?? '', 'token')).length).toBeGreaterThan(
      2,
    );
    for (const name of names.filter((one) => words[`outbox.${one}.kept`]))
      expect(words[`outbox.${name}.kept`], name).not.toMatch(/\?(?:token|code|confirm|cancel)=/);
  });

  test('every mail that is kept begins with the greeting that is left out', () => {
    const greeting = words['outbox.kept.greeting'] ?? 'none';
    for (const name of names)
      if (words[`outbox.${name}.text`])
        expect(words[`outbox.${name}.text`], name).toMatch(new RegExp(`^${greeting}[^\\n]*,\\n\\n`));
  });
});

test('only the mails’ own folder, and codes, write into the outbox', () => {
  const writers = [...ownSources()]
    .filter(([file, text]) => file.startsWith('src/server/') && text.includes("ports/outbox/outbox.ts'"))
    .map(([file]) => file);
  expect(writers.filter((file) => !file.startsWith('src/server/infra/mail/'))).toEqual([
    'src/server/modules/customers/otp.service.ts',
  ]);
  const posters = [...ownSources()].filter(([, text]) => text.includes("/post-letter.ts'"));
  expect(posters.map(([file]) => file).filter((file) => !file.startsWith('src/server/infra/mail/'))).toEqual([
    'src/server/modules/giveaway/win-messages.ts',
  ]);
});
