import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { problemLine } from '../../../src/definitions/problem.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { ROOT } from '../../support/definitions.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';

const WORDS = 'locales/en/support.json';
const LIST = 'locales/languages.json';
const HEADER = { 'x-language-code': '2' };
const letter = { message: 'Hello', name: 'Ann Smith', email: 'ann@example.org' };

let copy: DefinitionsCopy;
let t: TestApp;
let off: TestApp;
beforeAll(async () => {
  copy = await copyDefinitions();
  t = await createTestApp({ root: copy.root, env: { EXTRA_LANGUAGES: 'en' } });
  off = await createTestApp();
});
const edited = new Set<string>();
afterEach(async () => {
  for (const file of edited) await writeFile(join(copy.root, file), await readFile(join(ROOT, file), 'utf8'));
  await t.definitions.reload();
});
afterAll(async () => {
  await Promise.all([t.close(), off.close()]);
  await copy.remove();
});

async function edit(file: string, change: (text: string) => string): Promise<void> {
  edited.add(file);
  await copy.edit(file, change);
  await t.definitions.reload();
}

const saidOn = async (path: string, body: unknown, app = t) => {
  const answer = await app.client().post(path, body, HEADER);
  const { detail, errors, referenceCode } = answer.problem();
  return {
    status: answer.status,
    code: referenceCode,
    language: answer.headers['content-language'],
    detail,
    first: errors?.[0]?.message,
  };
};

test('a form in a further language is refused in its words, and the answer says so', async () => {
  expect(await saidOn('/api/support/messages', letter)).toEqual({
    status: 422,
    code: 1100,
    language: 'en',
    detail: 'Please check what you entered.',
    first: 'Please enter a subject.',
  });
  const long = await saidOn('/api/support/messages', { ...letter, subject: 'x'.repeat(500) });
  expect(long.first).toMatch(/^This entry is too long\. It may have \d+ characters at most\.$/);
});

test('a form that is not in it is refused in the fallback, and the answer says that, too', async () => {
  const refused = await saidOn('/api/auth/login', {});
  expect([refused.status, refused.language, refused.detail]).toEqual([
    422,
    'de',
    'Bitte prüfen Sie Ihre Angaben.',
  ]);
  const answer = await t.client().get('/api/tariffs', HEADER);
  expect([answer.status, answer.headers['content-language']]).toEqual([200, 'de']);
});

test('a file is refused in its words', async () => {
  const answer = await t
    .client()
    .send('POST', '/api/uploads/support/message?field=/files', Buffer.from('no picture'), {
      ...HEADER,
      'content-type': 'application/octet-stream',
      'x-file-name': 'a.jpg',
    });
  const { detail, errors } = answer.problem();
  expect([answer.headers['content-language'], detail, errors?.[0]?.message]).toEqual([
    'en',
    'Please check what you entered.',
    'We do not accept this file. Possible types: JPG, PNG, PDF.',
  ]);
});

test('document, dry run and script are there in the language; what is stored and sent is in the fallback', async () => {
  const document = await t.client().get('/api/forms/survey/answer', HEADER);
  const { words, version } = document.payload<{ words: Record<string, string>; version: string }>();
  expect([document.headers['content-language'], words.submit]).toEqual(['en', 'Send answer']);
  const judged = await t.client().post('/api/forms/survey/answer/validate', {}, HEADER);
  expect(judged.headers['content-language']).toBe('en');
  expect(judged.text).toContain('Please choose a rating from 1 to 5.');
  const script = await t.client().get(`/definitions/${version}/survey/answer.en.js`);
  expect(script.text).toContain('"lang":"en"');
  expect(script.text).toContain('Fields marked with * are required.');
  const other = t.definitions.versions()['giveaway/entry'];
  const german = await t.client().get(`/definitions/${other}/giveaway/entry.en.js`);
  expect(german.text).toContain('"lang":"de"');
  const sent = await t
    .client()
    .post('/api/support/messages', { ...letter, subject: 'A question' }, { ...HEADER });
  expect(sent.status).toBe(201);
  expect(await t.db.query('SELECT lang FROM support_message')).toEqual([{ lang: 'de' }]);
});

test('a language that is off is unknown: 1002, and no script', async () => {
  const refused = await saidOn('/api/support/messages', letter, off);
  expect([refused.status, refused.code, refused.language]).toEqual([400, 1002, undefined]);
  const version = off.definitions.versions()['survey/answer'];
  expect((await off.client().get(`/definitions/${version}/survey/answer.en.js`)).status).toBe(404);
  const on = await t.client().get('/definitions/x/survey/answer.fr.js');
  expect(on.status).toBe(404);
});

test('a form that lacks a word is in the fallback as a whole, and the remark names the word', async () => {
  await edit(WORDS, (text) => text.replace(/^.*support\.message\.subject\.label.*\n/m, ''));
  expect(t.definitions.faults()).toEqual([]);
  expect(t.definitions.remarks().map(problemLine)).toEqual([
    'locales/en/support.json#/support.message.subject.label: Readers of English see "support/message" in "de", since these words are missing, cannot be read or take other arguments: "support.message.subject.label". Mend them, or take the form out of locales/languages.json.',
  ]);
  const refused = await saidOn('/api/support/messages', letter);
  expect([refused.language, refused.first]).toEqual(['de', 'Bitte geben Sie einen Betreff ein.']);
  expect(t.definitions.languages()[0]?.forms).toEqual(['survey/answer']);
});

test('a word with another argument or an open brace counts as missing', async () => {
  for (const text of ['{name} subject', '{open']) {
    await edit(WORDS, (all) => all.replace('"Subject"', JSON.stringify(text)));
    expect(t.definitions.languages()[0]?.forms).toEqual(['survey/answer']);
    await edit(WORDS, (all) => all.replace(JSON.stringify(text), '"Subject"'));
  }
  expect(t.definitions.languages()[0]?.forms).toEqual(['support/message', 'survey/answer']);
});

test.each([
  ['"number": 2', '"number": 1', /#\/languages\/0\/number: What stands here must be >= 2/],
  ['"code": "en"', '"code": "tr"', /#\/languages\/0\/code: "tr" is a language of the product/],
  ['"code": "en"', '"code": "fr"', /#\/languages\/0\/code: There are no words in locales\/fr/],
  [
    '"survey/answer"',
    '"survey/anwser"',
    /#\/languages\/0\/forms\/1: There is no form "survey\/anwser"; did you mean "survey\/answer"/,
  ],
  ['"fallback": "de"', '"fallback": "en"', /#\/languages\/0\/fallback: "en" is none of: de, tr/],
  ['"direction": "ltr",', '', /"direction" is missing/],
  [/\[\n {4}(\{[\s\S]*\})\n {2}\]/, '[$1, $1]', /#\/languages\/1\/code: The language "en" stands here twice/],
])('a wrong list of languages stays as it was: %s → %s', async (from, to, sentence) => {
  await edit(LIST, (text) => text.replace(from, to));
  expect(t.definitions.faults().map(problemLine).join('\n')).toMatch(sentence);
  expect((await saidOn('/api/support/messages', letter)).language).toBe('en');
});

test('the words of a variant are named, which readers of the language would never see', async () => {
  const word = (text: string) => (words: string) =>
    words.replace('{', `{\n  "survey.answer.submit@warm": "${text}",`);
  await edit('ui-schemas/survey/answer.ui.json', (text) =>
    text.replace('"ui:order"', '"ui:variants": [{ "name": "warm", "share": 10 }], "ui:order"'),
  );
  await edit('locales/de/survey.json', word('Los'));
  await edit('locales/tr/survey.json', word('Gönder gitsin'));
  expect(t.definitions.remarks().map(problemLine)).toEqual([]);
  await edit('locales/en/survey.json', word('Off it goes'));
  expect(t.definitions.remarks().map(problemLine)).toEqual([
    'locales/en/survey.json#/survey.answer.submit@warm: Variants are in German and Turkish alone: readers of "en" see the original. Remove "survey.answer.submit@warm".',
  ]);
});

test('words that no form of the language uses are named', async () => {
  await edit(WORDS, (text) => text.replace('{', '{\n  "support.message.gone.label": "Gone",'));
  expect(t.definitions.remarks().map(problemLine)).toEqual([
    'locales/en/support.json#/support.message.gone.label: No form that is in "en" uses "support.message.gone.label". Correct its name or remove it.',
  ]);
});
