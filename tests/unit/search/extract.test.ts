import { expect, test } from 'vitest';
import { extractOf, marked } from '../../../src/server/modules/search/extract.ts';

const long = `${'Anfang ohne Treffer. '.repeat(20)}Hier steht die Kündigung in der Mitte. ${'Ende ohne Treffer. '.repeat(20)}`;
const joined = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');
const marks = (pieces: { text: string; isMarked: boolean }[]) =>
  pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text);

test('found words are marked as they stand in the text, and nothing of it is lost', () => {
  const text = 'Kündigen: die KÜNDIGUNG, kein Kündigungsschutz.';
  const pieces = marked(text, ['kundigen', 'kundigung']);
  expect(marks(pieces)).toEqual(['Kündigen', 'KÜNDIGUNG']);
  expect(joined(pieces)).toBe(text);
});

test('the end of a long word is marked with the whole word', () => {
  expect(marks(marked('Ihre Rufnummernmitnahme ist frei', ['mitnahme']))).toEqual(['Rufnummernmitnahme']);
});

test('an extract is about what was found, not longer than a few lines, and whole words', () => {
  const pieces = extractOf(long, ['kundigung']);
  expect(marks(pieces)).toEqual(['Kündigung']);
  const text = joined(pieces);
  expect(text.length).toBeLessThan(200);
  expect(text).toMatch(/^…\u00A0\S.*\u00A0…$/);
  const inside = text.replace(/^…\u00A0|\u00A0…$/g, '');
  expect(long.split(' ')).toEqual(expect.arrayContaining(inside.split(' ')));
});

test('it begins at the beginning where nothing was found in the text', () => {
  const text = joined(extractOf(long, ['trikot']));
  expect(text).toMatch(/^Anfang ohne/);
  expect(joined(extractOf('Kurz.', ['trikot']))).toBe('Kurz.');
  expect(extractOf('', ['trikot'])).toEqual([]);
});

test('an amount stays with its unit, marked or not, and is never cut', () => {
  const said = 'Höchstens 100 € im Monat, 20 GB mit 50 Mbit/s, ab 80 % Nachricht, 2 Min und 30 Minuten';
  const whole = joined(marked(said, ['100', '20', 'gb']));
  expect(whole).toBe(said.replace(/(?<=\d) (?=€|GB|Mbit|%|Min )/g, '\u00A0'));
  expect(whole).toContain('30 Minuten');
  for (let length = 60; length < 100; length++) {
    const text = joined(extractOf(`${'x'.repeat(length)} und 100 € mehr als bisher im ganzen Jahr`, []));
    expect(text.includes('100')).toBe(text.includes('€'));
  }
});

test('a text without spaces has an end, too', () => {
  expect(joined(extractOf('x'.repeat(5000), [])).length).toBeLessThan(200);
});
