import { expect, test } from 'vitest';
import { blocksIn } from '../../../src/server/infra/mail/dress/mail-blocks.ts';

const text = (...lines: string[]) => ({ kind: 'text', lines });

test('paragraphs stay paragraphs, and their lines stay lines', () => {
  expect(blocksIn('Guten Tag,\n\nerste Zeile\nzweite Zeile\n\n\nIhr Team')).toEqual([
    text('Guten Tag,'),
    text('erste Zeile', 'zweite Zeile'),
    text('Ihr Team'),
  ]);
});

test('names and values are facts; a sentence with a colon is none', () => {
  const rows = [
    ['Bis zum Wechsel', 'Flex M'],
    ['Ab dem 01.02.2027', 'Flex L für 19,99 € im Monat'],
  ];
  expect(blocksIn('Bis zum Wechsel: Flex M\nAb dem 01.02.2027: Flex L für 19,99 € im Monat')).toEqual([
    { kind: 'facts', rows },
  ]);
  expect(blocksIn('Sendungsnummer: AB123')).toEqual([{ kind: 'facts', rows: [['Sendungsnummer', 'AB123']] }]);
  expect(blocksIn('Grund: Sie muss von Hand geprüft werden.')).toEqual([
    text('Grund: Sie muss von Hand geprüft werden.'),
  ]);
});

test('a sentence under names and values stays text', () => {
  expect(blocksIn('Tarif: Flex M\nHeute zu zahlen: 0,01 €\nEin Extra berechnen wir später.')).toEqual([
    {
      kind: 'facts',
      rows: [
        ['Tarif', 'Flex M'],
        ['Heute zu zahlen', '0,01 €'],
      ],
    },
    text('Ein Extra berechnen wir später.'),
  ]);
});

test('an address that ends a paragraph stands alone, one inside stays in its sentence', () => {
  expect(blocksIn('Ihre Rechnungen: https://x.example/a?b=1#c')).toEqual([
    text('Ihre Rechnungen:'),
    { kind: 'link', address: 'https://x.example/a?b=1#c' },
  ]);
  expect(blocksIn('Hier: https://x.example/a. Danke.')).toEqual([text('Hier: https://x.example/a. Danke.')]);
});

test('a list follows the line that introduces it', () => {
  expect(blocksIn('Behalten müssen wir:\n– Namen\n– Rechnungen')).toEqual([
    text('Behalten müssen wir:'),
    { kind: 'list', items: ['Namen', 'Rechnungen'] },
  ]);
});
