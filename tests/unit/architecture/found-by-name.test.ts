import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

const FOLDERS = ['tests/e2e', 'tests/gallery', 'tests/support'];
/** Where a reason may stand: the lines before a selector, within its statement. */
const NEAR = 4;

interface Line {
  place: string;
  text: string;
  before: string;
}

function linesOf(file: string): Line[] {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  return lines.map((text, at) => ({
    place: `${file}:${at + 1}`,
    text,
    before: lines.slice(Math.max(0, at - NEAR), at + 1).join('\n'),
  }));
}

const lines = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => linesOf(join(folder, name))),
);

/** A click that is forced goes through what lies over a control, where a person's would not. */
const isForced = ({ text }: Line) => /force: *true/.test(text) && !/\brm(Sync)?\(/.test(text);
const isSelector = ({ text }: Line) => /\.(locator|\$\$?)\(/.test(text);
const hasReason = ({ before }: Line) => /By a selector: /.test(before);
const withoutReason = (line: Line) => isSelector(line) && !hasReason(line);

test('no control is forced: what a test clicks, a person can click', () => {
  expect(lines.filter(isForced).map(({ place }) => place)).toEqual([]);
});

test('controls are found by role, label or text; a selector says why nothing else can name the thing', () => {
  expect(lines.filter(withoutReason).map(({ place }) => place)).toEqual([]);
});

test('both are noticed', () => {
  const line = (text: string, before = '') => ({ place: '', text, before: `${before}\n${text}` });
  expect(isForced(line('await field.check({ force: true });'))).toBe(true);
  expect(isForced(line('rmSync(folder, { recursive: true, force: true });'))).toBe(false);
  expect(withoutReason(line("page.locator('.card')"))).toBe(true);
  expect(withoutReason(line("page.locator('html')", '// By a selector: the document has no name.'))).toBe(
    false,
  );
});
