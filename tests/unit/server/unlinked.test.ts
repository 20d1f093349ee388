import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, test } from 'vitest';
import { safeValues, unlinked, wordsOfPeople } from '../../../src/server/infra/mail/unlinked.ts';
import { ROOT } from '../../support/definitions.ts';

/** What mail programs and PDF readers make links of. */
const looksLikeLink =
  /[a-z][a-z0-9+.-]*:\/\/|[\p{L}\p{N}][.\u3002\uff0e\uff61\u2024]\p{L}|\S@\S|\p{L}:\S|www\.\S/iu;

describe('words of people in a mail', () => {
  it.each([
    'https://evil.example/a?b=c',
    'HTTP://EVIL.EXAMPLE',
    'evil.example',
    'www.evil.example',
    'Gewinn evil。example',
    'evil．example',
    'mailto:boss@evil.example',
    'tel:+49900123456',
    'javascript:alert(1)',
    'e\u200bvil.\u200bexample',
    '\u202eelpmaxe.live',
    'a://b//c///d.e',
  ])('%s is no link any more', (text) => {
    expect(unlinked(text)).not.toMatch(looksLikeLink);
    expect(unlinked(text).replace(/\s/g, '')).toBe(text.replace(/[\s\u200b\u202e]/g, ''));
  });

  it.each([
    'Anne-Marie O’Neill',
    'Dr. Müller',
    'İpek Çağlar',
    'Müller & Söhne GmbH',
    'am 21.12.2026 um 11:00 Uhr',
  ])('%s stays as it is', (text) => {
    expect(unlinked(text)).toBe(text);
  });

  it('leaves our own values alone', () => {
    const values = { name: 'evil.example', site: 'https://fanline.example', level: 2 };
    expect(safeValues(values)).toEqual({ ...values, name: 'evil. example' });
  });

  it('takes time that grows with the length alone', () => {
    const time = (text: string) => {
      const start = performance.now();
      unlinked(text);
      return performance.now() - start;
    };
    for (const part of ['.', 'a.', ':/', '//', '@', 'a:', '\u200b']) {
      time(part.repeat(10_000));
      expect(time(part.repeat(100_000)), part).toBeLessThan(1000);
    }
  });
});

/** Values that only the server makes: numbers, days, sums, kinds, our names. */
const ours = new Set(
  `account act amount brand budget code contract contractId creditor date day due email end from id isCollected isPrintedKept isSentBack isTriedAgain awaits early days devices kind lang lastDay level mandate
   limit mandate minimumEnd minutes moment monthly number open options outcome part reason site start tariff time title today token
   as credit gigabytes left price total tracking zone percent source package hasMore used isHome speed description isEarly hasKept kept hasCredit before isBooked isToldAt100
   registerCourt registerNumber vatId representative city
   phone prize type until worth label explanation lines money next objection verdict rest service choice`.split(
    /\s+/,
  ),
);

interface Part {
  type: number;
  value: string;
  options?: Record<string, { value: Part[] }>;
}

/** The names of all values in a message: every part but literal text (0) and the sign for a plural's number (7). */
function namesIn(parts: readonly Part[]): string[] {
  return parts
    .filter(({ type }) => type !== 0 && type !== 7)
    .flatMap(({ value, options = {} }) => [
      value,
      ...Object.values(options).flatMap((option) => namesIn(option.value)),
    ]);
}

test.each(['de', 'tr'])('every value of every mail in %s is sorted: words of people, or ours', (lang) => {
  const file = join(ROOT, `locales/${lang}/outbox.json`);
  const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const used = Object.values(words).flatMap((text) =>
    namesIn(new IntlMessageFormat(text, lang).getAst() as Part[]),
  );
  expect(used).toContain('name');
  const unsorted = [...new Set(used)].filter((name) => !ours.has(name) && !wordsOfPeople.has(name));
  expect(unsorted).toEqual([]);
});
