import { describe, expect, it } from 'vitest';
import type { SearchItem } from '../../../src/server/infra/search/search-source.ts';
import { findItems } from '../../../src/server/modules/search/find-items.ts';
import { searchIndexOf } from '../../../src/server/modules/search/search-index.ts';
import { synonymsOf } from '../../../src/server/modules/search/synonyms.ts';

const item = (title: string, text = '', more: Partial<SearchItem> = {}): SearchItem => ({
  kind: 'pages',
  path: `/${title}`,
  title,
  text,
  ...more,
});

const index = await searchIndexOf(
  [
    item('Rechnungen', 'Was Sie zahlen und wann.'),
    item('Hilfe', 'Rufen Sie an, wenn eine Rechnung nicht stimmt.'),
    item('Rufnummernmitnahme', 'So kommt Ihre Nummer mit.'),
    item('eSIM einrichten', 'Ohne Karte.'),
    item('Faturalar', 'Ödeme ve tutar.'),
    item('Tarif M', '20 GB'),
    item('Tarif L', '40 GB'),
    item('Shops in Köln', '', { weight: 2 }),
  ],
  synonymsOf('laden shop shops; allein'),
);
const titles = (question: string) => findItems(index, question).map(({ item: { title } }) => title);

describe('a question', () => {
  it('finds a title before a text', () => {
    expect(titles('Rechnung')).toEqual(['Rechnungen', 'Hilfe']);
  });

  it.each([
    ['rehcnungen', 'Rechnungen'],
    ['Rechung', 'Hilfe'],
    ['rechnnugen', 'Rechnungen'],
    ['mitnahme', 'Rufnummernmitnahme'],
    ['mitname', 'Rufnummernmitnahme'],
    ['e-SIM', 'eSIM einrichten'],
    ['e sim', 'eSIM einrichten'],
    ['FATURALARIM', 'Faturalar'],
    ['fatrua', 'Faturalar'],
    ['laden', 'Shops in Köln'],
    ['koeln shop', 'Shops in Köln'],
  ])('may be misspelt, cut, joined or said otherwise: %s', (question, title) => {
    expect(titles(question)[0]).toBe(title);
  });

  it('finds what has all its words first', () => {
    expect(titles('Tarif M')[0]).toBe('Tarif M');
    expect(titles('tarif 40gb')[0]).toBe('Tarif L');
  });

  it('leaves out words that say nothing', () => {
    expect(titles('wie kann ich meine Rechnung')).toEqual(titles('Rechnung'));
    expect(titles('wie kann ich')).toEqual([]);
  });

  it('finds nothing rather than anything', () => {
    for (const question of ['', ' ', '???', 'xqzwvb', '🙂', 'zz', '12345', 'm xqzwvb'])
      expect(titles(question)).toEqual([]);
  });
});

it('a number has no typing errors: 20 is not 40, and no postal code is another', () => {
  expect(titles('20')).toEqual(['Tarif M']);
  expect(titles('30')).toEqual([]);
});

it('the heavier of two equal things stands first', async () => {
  const two = await searchIndexOf([item('Aktion A'), item('Aktion B', '', { weight: 2 })]);
  expect(findItems(two, 'aktion').map(({ item: { title } }) => title)).toEqual(['Aktion B', 'Aktion A']);
});
