import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import { pageOfPath } from '../../../src/shared/match-page.ts';
import { headKeys } from '../../../src/shared/page-title.ts';
import { componentFile, pageIds, pages } from '../../../src/shared/pages.ts';
import { wordParts } from '../../../src/shared/word-parts.ts';
import { pageWords } from '../../../src/tools/vite/page-words.ts';
import { ROOT } from '../../support/definitions.ts';

const folder = join(ROOT, 'src/client/pages');
const langs = ['de', 'tr'] as const;

/** The words that a page loads in a language. */
function wordsOf(page: keyof typeof pages, lang: string): Record<string, unknown> {
  return Object.assign({}, ...wordParts(pages[page]).map((part) => pageWords(ROOT, lang, part)));
}

describe.each(pageIds)('the record of %s is complete', (page) => {
  const { forms = [], text, indexed, session, dev, firstData = [], query } = pages[page];

  test('its component stands in the file that it names', () => {
    const file = componentFile(page);
    const name = `-${file}-page`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const source = readFileSync(join(folder, `${file}.page.tsx`), 'utf8');
    expect(source).toContain(`export function ${name}(`);
  });

  test.each(langs)(
    'it has a title in %s, among the words that it loads, and a description for the server',
    (lang) => {
      const keys = headKeys(page);
      if (!keys) {
        for (const team of Object.values(loadTeams(ROOT)))
          expect(team.words[lang]).toMatchObject({
            title: expect.stringMatching(/./),
            description: expect.stringMatching(/./),
          });
        return;
      }
      const words = wordsOf(page, lang);
      expect(words).toHaveProperty([keys.title]);
      expect(words).not.toHaveProperty([keys.description]);
      const file = join(ROOT, `locales/${lang}/${pages[page].area}.json`);
      expect(JSON.parse(readFileSync(file, 'utf8'))[keys.description]).toMatch(/./);
    },
  );

  test('its forms and its text exist', () => {
    for (const form of forms) {
      const name = form.endsWith('.flow') ? `${form}.json` : `${form}.schema.json`;
      expect(existsSync(join(ROOT, 'schemas', name)), form).toBe(true);
    }
    for (const lang of text ? langs : [])
      expect(existsSync(join(ROOT, `locales/${lang}/information/${text?.file}.md`))).toBe(true);
  });

  test('what search engines may list is public, and no personal data travel with the HTML', () => {
    if (indexed) expect({ session, dev, query }).toEqual({});
    if (session) expect(firstData).toEqual([]);
  });

  test('where its address leads without a query exists', () => {
    if (query) expect(pageOfPath(query.otherwise)).not.toBe('notFound');
  });
});

test('no component lies about that no record names', () => {
  const files = pageIds.map((page) => `${componentFile(page)}.page.tsx`);
  expect(readdirSync(folder).sort()).toEqual([...new Set(files)].sort());
});

test('no word is the head of a page that has no record', () => {
  const heads = langs.flatMap((lang) =>
    (['first', 'rest', 'guest', 'own', 'help', 'content', 'fun', 'service', 'parts'] as const)
      .flatMap((part) => Object.keys(pageWords(ROOT, lang, part)))
      .filter((key) => key.includes('.page.head.')),
  );
  const known = new Set(pageIds.flatMap((page) => Object.values(headKeys(page) ?? {})));
  expect(heads.length).toBeGreaterThan(100);
  expect(heads.filter((key) => !known.has(key))).toEqual([]);
});
