import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headWords } from '../../../src/server/http/pages/page-head.ts';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import type { Lang } from '../../../src/shared/language.ts';
import { pageTitle } from '../../../src/shared/page-title.ts';
import { pageIds } from '../../../src/shared/pages.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { ROOT } from '../../support/definitions.ts';

const words = loadWords(ROOT);
const teams = loadTeams(ROOT);
const looks = teamIds.flatMap((id) => (['de', 'tr'] as const).map((lang) => ({ id, lang, team: teams[id] })));

const read = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Every name that is put before a page's own: tariffs, and the steps of the order. */
const tariffNames = read<{ name: string }[]>('teams/content/tariffs.json').map(({ name }) => name);
const asked = ['yes', 'no'].flatMap((number) => ['yes', 'no'].map((jersey) => ({ number, jersey })));
function stepNames(lang: Lang): string[] {
  const names = Object.entries(read<Record<string, string>>(`locales/${lang}/order.json`));
  const fixed = names.flatMap(([key, name]) => (/^order\.flow\.\w+\.title$/.test(key) ? [name] : []));
  return [...fixed, ...asked.map((values) => words.text(lang, 'order.page.extrasTitle', values))];
}

const about = (name: string) => ({ name, params: {} });

function titleParts(title: string): string[] {
  return title.split(/ [–|] /);
}

describe.each(looks)('$id in $lang', ({ lang, team }) => {
  const heads = pageIds.map((page) => ({ page, ...headWords({ page, team, lang, words }) }));
  const built = [
    ...tariffNames.map((name) => headWords({ page: 'tariff', team, lang, words, subject: about(name) })),
    ...stepNames(lang).map((name) => headWords({ page: 'order', team, lang, words, subject: about(name) })),
  ];

  test('each page has a title and a description of its own', () => {
    for (const part of ['title', 'description'] as const) {
      const all = heads.map((head) => head[part]);
      expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
    }
    for (const { page, title, description } of heads) {
      expect(title, page).toMatch(/^[^|]+ \| [^|]+$/);
      expect(title.endsWith(` | ${team.name}`), title).toBe(true);
      expect(description.length, description).toBeGreaterThan(20);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });

  test('no title says the same twice', () => {
    for (const { title } of [...heads, ...built]) {
      const parts = titleParts(title);
      expect(new Set(parts).size, title).toBe(parts.length);
    }
  });

  test('no title or description holds a soft hyphen, a sign of markup or the key of a word', () => {
    for (const { title, description } of [...heads, ...built])
      for (const text of [title, description]) expect(text).not.toMatch(/[\u00AD\u200B<>{}]|\.page\.head\./);
  });

  test('the home page speaks for its brand', () => {
    const home = headWords({ page: 'home', team, lang, words });
    expect(home.title).toBe(`${team.words[lang].title} | ${team.name}`);
    expect(home.description).toBe(team.words[lang].description);
    for (const other of looks.filter((look) => look.lang === lang && look.team !== team)) {
      expect(other.team.words[lang].title).not.toBe(team.words[lang].title);
      expect(other.team.words[lang].description).not.toBe(team.words[lang].description);
    }
  });
});

test('a name with soft hyphens is good for a heading, and its title does without', () => {
  expect(pageTitle('Produkt\u00ADblätter', 'Aslan\u00AD Mobil', 'Flex\u00AD M')).toBe(
    'Flex M – Produktblätter | Aslan Mobil',
  );
});

test('the first step of an order is named in the title, the last one only once', () => {
  expect(pageTitle('Bestellen', 'Aslan Mobil', 'Tarif')).toBe('Tarif – Bestellen | Aslan Mobil');
  expect(pageTitle('Bestellen', 'Aslan Mobil', 'Bestellen')).toBe('Bestellen | Aslan Mobil');
});
