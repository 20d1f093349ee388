import { expect, test } from 'vitest';
import { mailHtml } from '../../../src/server/infra/mail/dress/mail-html.ts';
import { mailFoot } from '../../../src/server/infra/mail/mail-foot.ts';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import { type Lang, langs } from '../../../src/shared/language.ts';
import { type TeamId, teamIds } from '../../../src/shared/teams.ts';
import firm from '../../../teams/content/firm.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';

const teams = loadTeams(ROOT);
const words = loadWords(ROOT);

interface Given {
  team?: TeamId;
  lang?: Lang;
  subject?: string;
}

function html(text: string, { team = 'kanarya', lang = 'de', subject = 'Betreff' }: Given = {}): string {
  const links = { nameOf: () => 'Seite', canLead: () => true };
  const foot = mailFoot({ teams, words })({ team, lang });
  return mailHtml({ lang, subject, text, foot, ...links, band: 'cid:band@mail', team: teams[team] });
}

/** What a reader sees, on one line. */
function seen(mail: string): string {
  const [, body = ''] = mail.split('</head>');
  return body
    .replaceAll('</a>', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

const values = { brand: 'Marke', site: 'https://x.example', name: 'Anna', contractId: '1', number: 'W-7' };
const change = { msisdn: '0151 1', contract: 'V-1', tariff: 'L', from: 'M', start: '1.2.', monthly: '9 €' };

test.each(langs)('a mail in %s says what its text says, with links by their pages', (lang) => {
  const all = { ...values, ...change, minimumEnd: '31.1.' };
  const text = words.text(lang, 'outbox.tariffChangeOrdered.text', all);
  const mail = html(text, { lang });
  const address = /https?:\S+?(?=[.]?(?:\s|$))/g;
  const said = seen(mail);
  for (const word of text.replace(address, 'Seite').split(/\s+/)) expect(said).toContain(word);
  for (const [link] of text.matchAll(address)) expect(mail).toContain(`href="${link}"`);
  expect(mail.match(/scope="row"/g)).toHaveLength(4);
  expect(mail.match(/class="button"/g)).toHaveLength(1);
});

// § 35a GmbHG: legal form (in the name), seat, court and number of the register, all managing directors.
test.each(langs)('each mail in %s ends with what the law asks of a letter', (lang) => {
  const end = seen(html('Hallo', { lang })).slice(-400);
  const { name, city, registerCourt, registerNumber, representative } = firm;
  expect(name).toMatch(/GmbH$/);
  for (const fact of [name, `: ${city} ·`, registerCourt, registerNumber, representative])
    expect(end).toContain(fact);
});

test('what people write is text', () => {
  const mail = html('Anna <img src=x onerror=alert(1)> & "Co"\n\nName: <b>x</b>', { subject: '<script>' });
  expect(mail).not.toMatch(/<img src=x|<b>|<script/);
  expect(seen(mail)).toContain('& &quot;Co&quot;');
});

test.each(teamIds)('nothing of a mail of %s is loaded, and it has a dark theme', (team) => {
  const mail = html('Hallo\n\nNummer: 1', { team });
  expect(mail.match(/ src="([^"]+)"/g)).toEqual([' src="cid:band@mail"']);
  expect(mail).not.toMatch(/url\(|@import|<link|<script/);
  expect(mail).toContain('prefers-color-scheme:dark');
  expect(mail).toContain(teams[team].themes.dark.surface);
  expect(mail.length).toBeLessThan(12_000);
});
