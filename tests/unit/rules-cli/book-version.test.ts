import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../../../src/definitions/cli/run-command.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { ROOT } from '../../support/definitions.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

// Each test compiles all forms.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DAY = new Date('2026-11-02T12:00:00Z');
const PAGES = 'ui-schemas/pages.json';
const PAGE = '"signedIn": false';

let project: ProjectCopy;
let version: string;

/** The version that stands on the first page of the book about one form. */
async function versionOf(form: string, { now = DAY, known = contracts, args = [] as string[] } = {}) {
  const lines: string[] = [];
  const context = { root: project.root, now, contracts: known, say: (line: string) => lines.push(line) };
  const code = await runCommand(['book', form, ...args], context);
  expect([code, lines.length]).toEqual([0, 1]);
  const page = await readFile(join(project.root, 'dist/rule-book/index.html'), 'utf8');
  return /<h1>.*?<code>(\w{16})<\/code>/s.exec(page)?.[1];
}

beforeAll(async () => {
  project = await copyProject();
  version = (await versionOf('support/barrier')) ?? '';
  expect(version).not.toBe('');
});

afterAll(() => project.remove());

test.each([
  ['keepDays', `${PAGE}, "keepDays": 30`],
  ['mail', `${PAGE}, "mail": []`],
  ['signedIn', '"signedIn": true'],
])('a page with another "%s" has another version', async (_, changed) => {
  await project.edit(PAGES, (text) => text.replace(PAGE, changed));
  expect(await versionOf('support/barrier')).not.toBe(version);
  await project.edit(PAGES, (text) => text.replace(changed, PAGE));
  expect(await versionOf('support/barrier')).toBe(version);
});

test('a table whose rows are kept for longer gives another version', async () => {
  const before = await versionOf('support/message');
  const keptDays = new Map([...contracts.keptDays, ['support_message', 7]]);
  expect(await versionOf('support/message', { known: { ...contracts, keptDays } })).not.toBe(before);
});

test('another example gives another version', async () => {
  const before = await versionOf('support/message');
  await project.edit('schemas/support/message.examples.json', (text) =>
    text.replace('ayse.yilmaz@example.com', 'a@example.com'),
  );
  expect(await versionOf('support/message')).not.toBe(before);
});

test('the day and the changes are no part of the version, though examples name days', async () => {
  const before = await versionOf('auth/register');
  expect(await versionOf('auth/register', { now: new Date('2027-03-05T12:00:00Z') })).toBe(before);
  expect(await versionOf('auth/register', { args: ['--since', ROOT] })).toBe(before);
});
