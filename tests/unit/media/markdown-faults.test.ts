import { expect, test } from 'vitest';
import { markdownFaults } from '../../../src/server/modules/media/markdown-faults.ts';

test('what the page shows is sound', () => {
  const sound = [
    'Ein Satz mit **Gewicht** und [Ziel](/tarife), 3 < 4.',
    '## Abschnitt\n\n### Frage',
    '- eins\n- zwei\n\n1. erst\n2. dann',
    '[Typ](/tarife?type=flex) und [Stelle](/information/faq#oben)',
    '[Anderswo](https://www.example.org/a)',
  ];
  for (const text of sound) expect(markdownFaults(text), text).toEqual([]);
});

test.each([
  ['<b>fett</b>', 'HTML is not allowed.'],
  ['<!-- still -->', 'HTML is not allowed.'],
  ['![Bild](/images/a.svg)', 'A picture is not allowed in the text; the article has one of its own.'],
  ['Ein `Wort`', 'Code signs are not allowed.'],
  ['> Zitat', 'Quotations with > are not allowed.'],
  ['| a | b |', 'Tables are not allowed.'],
  ['* eins\n* zwei', 'A list begins with "- " or "1. ".'],
  ['# Titel', 'Headings in the text are ## or ###; the title is its own field.'],
  ['#### Tief', 'Headings in the text are ## or ###; the title is its own field.'],
  ['oben\n\n---\n\nunten', 'Lines across the text are not allowed.'],
  ['Von {{brand.name}}', 'The text has no values to fill in.'],
  ['Ein **halbes Wort', 'A strong word or a link is not complete.'],
  ['[Ziel](/tarife und mehr)', 'A strong word or a link is not complete.'],
  ['[Ziel](/spiele)', 'The link /spiele leads to no page.'],
  ['[Ziel](http://example.org)', 'The link http://example.org must begin with / or https://.'],
  ['[Ziel](//example.org)', 'The link //example.org must begin with / or https://.'],
  ['[Ziel](javascript:alert)', 'The link javascript:alert must begin with / or https://.'],
])('%j is refused', (text, sentence) => {
  expect(markdownFaults(text)).toContain(sentence);
});
