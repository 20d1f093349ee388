import { expect, test } from 'vitest';
import outbox from '../../../locales/de/outbox.json' with { type: 'json' };
import { mailHtml } from '../../../src/server/infra/mail/dress/mail-html.ts';
import { mailLinks } from '../../../src/server/infra/mail/dress/mail-links.ts';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import { langs } from '../../../src/shared/language.ts';
import { ROOT } from '../../support/definitions.ts';

const words = loadWords(ROOT);
const { kanarya } = loadTeams(ROOT);
const site = 'https://x.example';
const linksIn = (lang: 'de' | 'tr') => mailLinks({ config: { publicUrl: site } as never, words }, lang);

/** Every address of ours in a mail, an SMS or a notice. */
const addresses = [
  ...new Set(
    Object.values(outbox).flatMap((text) =>
      [...text.matchAll(/\{site\}((?:[^\s{}.]|\{\w+\})*)/g)].map(([, path = '']) =>
        path.replace(/\{\w+\}/g, 'x'),
      ),
    ),
  ),
];

test.each(langs)('each address in a mail is named after what the reader does there (%s)', (lang) => {
  const { nameOf } = linksIn(lang);
  expect(addresses.length).toBeGreaterThan(15);
  const names = addresses.map((path) => nameOf(site + path));
  expect(names).not.toContain(nameOf(`${site}/no-such-page`));
  expect(names).not.toContain(words.text(lang, 'messages.page.open'));
});

test.each([
  ['/auth/sim-replacement?cancel=x', 'SIM-Tausch abbrechen'],
  ['/auth/sim-replacement?confirm=x', 'SIM-Tausch bestätigen'],
  ['/dashboard/tariff?contract=x', 'Tarifwechsel ansehen'],
  ['/tr/auth/sim-replacement?cancel=x', 'SIM-Tausch abbrechen'],
])('%s is called %s', (path, name) => {
  expect(linksIn('de').nameOf(site + path)).toBe(name);
});

const buttonOf = (text: string) =>
  /class="button" href="([^"]+)"/.exec(
    mailHtml({ team: kanarya, lang: 'de', subject: 'S', text, foot: [], ...linksIn('de'), band: 'cid:x' }),
  )?.[1];

test('to withdraw, to switch off and another house are links, and never the main action', () => {
  const usage = `${site}/dashboard/usage`;
  expect(buttonOf(`Widerrufen: ${site}/widerrufen.\n\nWas noch da ist: ${usage}`)).toBe(usage);
  expect(buttonOf(`Widerrufen: ${site}/widerrufen.`)).toBeUndefined();
  expect(buttonOf(`Abschalten: ${site}/dashboard/account/profile#notices`)).toBeUndefined();
  expect(buttonOf('Sendung: https://parcel.example/1')).toBeUndefined();
});
