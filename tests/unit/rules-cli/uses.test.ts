import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

// Every test compiles all forms.
vi.setConfig({ testTimeout: 60_000 });

let project: ProjectCopy;
beforeEach(async () => {
  project = await copyProject();
});
afterEach(() => project.remove());

test('it says who reads a field, and what for', async () => {
  const { code, lines } = await project.rules('uses', 'support/message', '/subject');
  expect(lines).toEqual([
    '/subject',
    '  call POST /api/support/messages, column support_message.subject, mail supportMessage: the mail to the service has it as its subject',
  ]);
  expect(code).toBe(0);
});

test('several readers of one field are said apart', async () => {
  const { lines } = await project.rules('uses', 'auth/otp', '/code');
  expect(lines).toEqual([
    '/code',
    '  page /auth/register: the page sends it',
    '  call POST /api/phone-auth/verify-otp: it proves the phone',
  ]);
});

test('other forms that write the same column are named', async () => {
  const { lines } = await project.rules('uses', 'auth/register', '/contact/postalCode');
  expect(lines).toContain('  account/profile /postalCode writes column users.postal_code, too');
  const { lines: ofProfile } = await project.rules('uses', 'account/profile', '/postalCode');
  expect(ofProfile).toContain('  auth/register /contact/postalCode writes column users.postal_code, too');
});

test('a field that nobody reads is said to be kept with its record', async () => {
  await project.edit('schemas/survey/answer.schema.json', (text) =>
    text.replace('"comment":', '"town": { "$ref": "../definitions/city.schema.json" },\n    "comment":'),
  );
  await project.edit('ui-schemas/survey/answer.ui.json', (text) =>
    text.replace('["rating", "comment"]', '["rating", "town", "comment"]'),
  );
  const { lines } = await project.rules('uses', 'survey/answer', '/town');
  expect(lines).toEqual(['/town', '  nobody reads it: kept in survey_answer.answers']);
});

test.each([
  [['survey/anser'], 'There is no form "survey/anser"; did you mean "survey/answer"?'],
  [['survey/answer', '/coment'], 'The form has no field "/coment"; did you mean "/comment"?'],
])('an unknown name is answered with the likely one: %j', async (args, sentence) => {
  const { code, lines } = await project.rules('uses', ...args);
  expect(lines).toEqual([sentence]);
  expect(code).toBe(1);
});

test('a form that the program asks for must stay', async () => {
  await rm(join(project.root, 'schemas/support/message.schema.json'));
  const { code, lines } = await project.rules('check');
  expect(code).toBe(1);
  expect(lines).toContain(
    'schemas/support/message.schema.json: The form must stay: call POST /api/support/messages asks for it.',
  );
});

test('of a form that only data know it says where its page is, and what happens to the answers', async () => {
  const { code, lines } = await project.rules('uses', 'support/barrier', '/place');
  expect(lines).toEqual([
    'page /support/barrier, for everybody: kept for 1095 days; the service gets the answers by mail',
    '/place',
    '  kept in submission.answers',
  ]);
  expect(code).toBe(0);
});
