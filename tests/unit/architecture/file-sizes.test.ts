import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';
import { ownSources } from '../../support/sources.ts';

interface Limits {
  p50: number;
  p95: number;
  longest: number;
}

const LIMITS: Limits = { p50: 45, p95: 120, longest: 200 };

/** The sizes of texts in lines: half are at most p50 long, 95 of 100 at most p95. */
function sizesOf(texts: Iterable<string>): Limits {
  const sizes = [...texts].map((text) => text.split('\n').length - 1).sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.ceil(sizes.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95), longest: at(1) };
}

function tooLong(sizes: Limits): string[] {
  return (['p50', 'p95', 'longest'] as const)
    .filter((name) => sizes[name] > LIMITS[name])
    .map((name) => `${name}: ${sizes[name]} lines, at most ${LIMITS[name]}`);
}

test('no style sheet is longer than the longest file', () => {
  const sheets = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const texts = sheets.map((file) => readFileSync(join(ROOT, 'src', file), 'utf8'));
  expect(texts.length).toBeGreaterThan(50);
  expect(sizesOf(texts).longest).toBeLessThanOrEqual(LIMITS.longest);
});

test('files of src are short', () => {
  const sources = ownSources();
  expect(sources.size).toBeGreaterThan(500);
  expect(tooLong(sizesOf(sources.values()))).toEqual([]);
});

test('each limit is held', () => {
  const text = (lines: number) => 'a\n'.repeat(lines);
  const files = (lines: number, count: number) => Array.from({ length: count }, () => text(lines));
  expect(tooLong(sizesOf([...files(45, 50), ...files(120, 45), ...files(200, 5)]))).toEqual([]);
  expect(tooLong(sizesOf([...files(45, 49), ...files(46, 51)]))).toEqual(['p50: 46 lines, at most 45']);
  expect(tooLong(sizesOf([...files(45, 94), ...files(121, 6)]))).toEqual(['p95: 121 lines, at most 120']);
  expect(tooLong(sizesOf([...files(45, 99), text(201)]))).toEqual(['longest: 201 lines, at most 200']);
});
