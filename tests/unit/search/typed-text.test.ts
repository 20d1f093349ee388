import { expect, test } from 'vitest';
import { readQuery } from '../../../src/server/http/pages/read-query.ts';
import { headingAnchor } from '../../../src/shared/heading-anchor.ts';
import { LONGEST_QUESTION, typedText } from '../../../src/shared/search.ts';

test('what was typed has one spelling of its spaces and an end', () => {
  expect(typedText('  eSIM \n\t einrichten ')).toBe('eSIM einrichten');
  expect([typedText(null), typedText(undefined), typedText(' ')]).toEqual(['', '', '']);
  expect(typedText('u\u0308ber')).toBe('über');
  expect([...typedText('🙂'.repeat(200))]).toHaveLength(LONGEST_QUESTION);
  expect(typedText(`${'x'.repeat(LONGEST_QUESTION - 1)} y`)).toHaveLength(LONGEST_QUESTION - 1);
});

test('the page of the search reads its words and nothing else of the query', () => {
  expect(readQuery('search', '?q=%20eSIM++einrichten&utm=x')).toBe('?q=eSIM+einrichten');
  expect(readQuery('search', '?q=+')).toBe('');
  expect(readQuery('faq', '?q=eSIM')).toBe('');
});

test('headings have names of plain letters', () => {
  expect(headingAnchor('Kann ich meine Nummer behalten?')).toBe('kann-ich-meine-nummer-behalten');
  expect(headingAnchor('Türkiye’de ne kadar tutar? Şık İĞNE ısı')).toBe(
    'turkiye-de-ne-kadar-tutar-sik-igne-isi',
  );
  expect(headingAnchor('Größe')).toBe('grosse');
});
