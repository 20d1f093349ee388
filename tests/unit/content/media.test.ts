import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { itemFaults, type MediaItem } from '../../../src/server/modules/media/media-item.ts';
import { mediaCategories } from '../../../src/shared/enums.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { ROOT } from '../../support/definitions.ts';

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const schema = read('schemas/import/media.import.json');
const isValid = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);
const { category, picture } = schema.items.properties;

const shared: MediaItem[] = read('teams/content/media.json');
const own = (team: string): MediaItem[] => read(`teams/content/${team}/media.json`);
const [example] = shared;

describe.each(teamIds)('the articles of %s', (team) => {
  const articles = [...shared, ...own(team)];

  it('are valid by their schema and by the rules of the import', () => {
    for (const file of [shared, own(team)]) {
      isValid(file);
      expect(isValid.errors).toBeNull();
      expect(itemFaults(file)).toEqual([]);
    }
  });

  it('are enough, of each category, and each has names of its own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(new Set(articles.map((one) => one.category))).toEqual(new Set(mediaCategories));
    for (const name of ['slug', 'externalId', 'publishedAt'] as const)
      expect(new Set(articles.map((one) => one[name])).size).toBe(articles.length);
  });

  it('are whole in both languages, which are not one text', () => {
    for (const { words, slug } of articles) {
      expect(words.tr.title).not.toBe(words.de.title);
      expect(words.tr.body.length, slug).toBe(words.de.body.length);
    }
  });
});

describe('a file of articles', () => {
  it('names categories and drawings that are there', () => {
    expect(category.enum).toEqual(mediaCategories);
    for (const team of teamIds)
      for (const name of picture.enum) {
        const file = join(ROOT, `public/images/${team}/news/${name}.svg`);
        expect(existsSync(file), file).toBe(true);
        expect(readFileSync(file).length, file).toBeLessThanOrEqual(8000);
      }
  });

  it.each([
    ['a slug in capitals', { slug: 'Netz' }],
    ['a day alone', { publishedAt: '2026-02-26' }],
    ['a moment of another zone', { publishedAt: '2026-02-26T08:30:00+01:00' }],
    ['a picture from elsewhere', { picture: '../logo' }],
    ['an unknown category', { category: 'transfers' }],
    ['no Turkish words', { words: { de: example?.words.de } }],
    ['a body that is one text', { words: { ...example?.words, de: { ...example?.words.de, body: 'Text' } } }],
    ['a field of its own', { author: 'Deniz' }],
  ])('cannot have %s', (_, change) => {
    expect(isValid([{ ...example, ...change }])).toBe(false);
  });

  it('cannot have a day that does not exist, a name twice, or Markdown that we do not show', () => {
    const item = example as MediaItem; // the file is not empty
    const faults = itemFaults([
      item,
      { ...item, publishedAt: '2026-02-30T08:00:00Z' },
      {
        ...item,
        slug: 'a',
        externalId: 'A',
        words: { ...item.words, tr: { ...item.words.tr, body: ['<b>x</b>'] } },
      },
    ]);
    expect(faults.map(({ path, rule }) => [path, rule])).toEqual([
      ['/1/publishedAt', 'moment'],
      ['/1/slug', 'unique'],
      ['/1/externalId', 'unique'],
      ['/2/words/tr/body', 'markdown'],
    ]);
  });
});
