import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

const FOLDER = join(ROOT, 'tests/e2e');

/** `openRound` moves the clock too. */
const movesClock = (text: string) => /\b(moveClock|moveClockTo|openRound)\(/.test(text);
const hasOwnClock = (text: string) => /^test\.use\([^;]*\bownTime\(import\.meta\.url\b/m.test(text);
const borrowsClock = (text: string) => movesClock(text) && !hasOwnClock(text);

test('a browser test that moves the clock has a server of its own', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.e2e.ts'));
  const texts = files.map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
  expect(texts.filter(({ text }) => movesClock(text)).length).toBeGreaterThan(10);
  expect(texts.filter(({ text }) => borrowsClock(text)).map(({ name }) => name)).toEqual([]);
});

test('a borrowed clock is noticed', () => {
  const body = "await moveClock(page, 'day');";
  expect(borrowsClock(body)).toBe(true);
  expect(borrowsClock(`test.use(ownTime(import.meta.url));\n${body}`)).toBe(false);
});
