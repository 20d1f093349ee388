import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { langs } from '../../../src/shared/language.ts';
import { wordsFile } from '../../../src/shared/words-file.ts';
import { lineOf } from '../../../src/workbench/comparisons/placed-comparison.ts';
import { withItem, withSorted } from '../../../src/workbench/editor/json-edit.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

// Every test compiles all forms, some of them several times.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let project: ProjectCopy;
beforeEach(async () => {
  project = await copyProject();
});
afterEach(() => project.remove());

const survey = 'schemas/survey/answer.examples.json';

/** Leaves the plain example of a form and nothing else. */
function onlyPlain(text: string): string {
  const { $schema, valid } = JSON.parse(text);
  return JSON.stringify({ $schema, valid: [valid[0]], invalid: [] });
}

const json = async (file: string) => JSON.parse(await readFile(join(project.root, file), 'utf8'));

test('a form that proves all its rules lacks nothing', async () => {
  const { code, lines } = await project.rules('edges', 'survey/answer');
  expect([code, lines]).toEqual([0, ['0 examples could be added: --accept "<name>", or --accept all.']]);
});

test('what is missing is listed by name, and nothing is written', async () => {
  await project.edit(survey, onlyPlain);
  const { lines } = await project.rules('edges', 'survey/answer');
  expect(lines).toContain('/rating required refused: left out');
  expect(lines).toContain('/rating enum refused: 0');
  expect((await json(survey)).invalid).toEqual([]);
});

test('both sides of a limit are found', async () => {
  await project.edit('schemas/order/jersey.examples.json', onlyPlain);
  const { lines } = await project.rules('edges', 'order/jersey');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/number minimum accepted: 1',
      '/number minimum refused: 0',
      '/number maximum accepted: 99',
      '/number maximum refused: 100',
      '/name maxLength accepted: "AYŞEEEEEEE"',
      '/name maxLength refused: "AYŞEEEEEEEE"',
    ]),
  );
});

test('one is accepted by its name, with that name', async () => {
  await project.edit(survey, onlyPlain);
  const { code, lines } = await project.rules(
    'edges',
    'survey/answer',
    '--accept',
    '/rating required refused',
  );
  expect([code, lines.at(-1)]).toEqual([0, `1 example added to ${survey}.`]);
  expect((await json(survey)).invalid).toEqual([
    { name: '/rating required refused', base: 0, remove: ['/rating'], path: '/rating', rule: 'required' },
  ]);
  const wrong = await project.rules('edges', 'survey/answer', '--accept', '/rating requred refused');
  expect([wrong.code, wrong.lines[0]]).toEqual([1, 'No edge is called "/rating requred refused".']);
});

test.each([
  'survey/answer',
  'order/coupon',
  'auth/corporate-register',
  'account/profile',
  'invoices/objection',
])('%s: all accepted, and the check has nothing to say', async (form) => {
  await project.edit(`schemas/${form}.examples.json`, onlyPlain);
  expect((await project.rules('check')).code).toBe(1);
  expect((await project.rules('edges', form, '--accept', 'all')).code).toBe(0);
  const { code, lines } = await project.rules('check');
  expect([code, lines.slice(0, -1)]).toEqual([0, []]);
});

test('of a rule between two fields the value of the other one is tried', async () => {
  const different = { kind: 'differsFrom', other: 'subject' } as const;
  const line = lineOf('name', 'nameIsNoSubject', different);
  await project.edit('schemas/support/message.schema.json', (text) => withItem(text, ['allOf'], line));
  const key = 'support.message.name.error.nameIsNoSubject';
  for (const lang of langs)
    await project.edit(wordsFile(lang, key), (text) => withSorted(text, key, 'Not the same.'));
  const { lines } = await project.rules('edges', 'support/message');
  expect(lines).toContain('/name nameIsNoSubject refused: "Meine Rechnung"');
});

test('a rule for which no value is found is named', async () => {
  await project.edit('schemas/order/jersey.examples.json', onlyPlain);
  const { lines } = await project.rules('edges', 'order/jersey');
  expect(lines).toContain('/style notAllowed: no value was found, please write this example yourself.');
});

test('what came with a shared piece is added to the examples of the piece', async () => {
  const file = 'schemas/definitions/postalCode.examples.json';
  await project.edit(file, (text) => {
    const { $schema, valid } = JSON.parse(text);
    return JSON.stringify({ $schema, valid: valid.slice(0, 1), invalid: [] });
  });
  const [missing] = (await project.rules('check')).lines;
  expect(missing).toContain(file);
  await project.rules('edges', 'account/profile', '--accept', 'all');
  expect((await json(file)).invalid.map(({ rule }: { rule: string }) => rule).sort()).toEqual([
    'maxLength',
    'pattern',
  ]);
  expect((await project.rules('check')).code).toBe(0);
});

test('the examples of a piece are judged where it is used, and a wrong one is named by its file', async () => {
  const file = 'schemas/definitions/postalCode.examples.json';
  await project.edit(file, (text) => text.replace('"01067"', '"0106"'));
  const { code, lines } = await project.rules('check');
  expect(code).toBe(1);
  expect(lines[0]).toContain(
    `${file}#/valid/0: This example should pass but breaks "pattern" at /postalCode.`,
  );
});
