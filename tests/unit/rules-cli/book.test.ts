import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { ORDER_LABELS } from '../../../src/shared/conditions/order-labels.ts';
import { orderValue } from '../../../src/shared/conditions/order-values.ts';
import { orderLists, orderNames } from '../../../src/shared/order-names.ts';
import { ROOT } from '../../support/definitions.ts';
import { follow, readMoreRecipes } from '../../support/guide.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

// Most tests compile all forms.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let project: ProjectCopy;
let page: string;
const read = (file: string) => readFile(join(project.root, 'dist/rule-book', file), 'utf8');

beforeAll(async () => {
  project = await copyProject();
  const recipe = (await readMoreRecipes()).find(({ title }) => title === 'try other words on some readers');
  await follow(project.root, recipe ?? { title: '', edits: [], commands: [] });
  expect((await project.rules('book')).code).toBe(0);
  page = await read('index.html');
  return () => project.remove();
});

/** The part of the book about one form. */
function sectionOf(id: string): string {
  const [, rest = ''] = page.split(`<section class="form" id="${id}">`);
  return rest.split('<section class="form"')[0] ?? '';
}

test('each rule stands there with limit, sentences in both languages and an example on each side', () => {
  expect(sectionOf('auth/register')).toMatch(
    /<code>pattern<\/code><\/th><td lang="de">genau 5 × \(eines von: 0–9\)<\/td><td lang="tr">tam 5 × .*?<\/td><td lang="de">[^<]*Postleitzahl[^<]*<\/td><td lang="tr">[^<]*posta kodu[^<]*<\/td><td><code>&#34;10115&#34;<\/code><\/td><td><code>&#34;/i,
  );
});

test('choices, conditions and links between fields are said in the words of customers', () => {
  const jersey = sectionOf('order/jersey');
  expect(jersey).toContain(
    '<code>&#34;striped&#34;</code></th><td lang="de">Gestreift</td><td lang="tr">Çubuklu</td>',
  );
  expect(jersey).toContain('nur wenn „Möchten Sie ein Trikot dazu?“ = ja');
  expect(sectionOf('auth/register')).toMatch(/<td lang="de">„Passwort“<\/td><td lang="tr">„Şifre“<\/td>/);
});

test('the flow is a picture in each language, and the table says the same to who cannot see it', () => {
  const pictures = sectionOf('order/order.flow').match(/<svg .*?<\/svg>/gs) ?? [];
  expect(
    pictures.map((picture) => /^<svg class="flow" lang="(..)" [^>]*aria-hidden="true">/.exec(picture)?.[1]),
  ).toEqual(['de', 'tr']);
  expect(pictures[0]).toMatch(
    /<text class="note" [^>]*>nur wenn „Art der Rufnummer“ = mitgebrachte Nummer<\/text>/,
  );
  expect(pictures[1]).toMatch(
    /<text class="note" [^>]*>yalnızca şu durumda: „Formalı tarife“ = evet<\/text>/,
  );
});

test('the flow says who sees which form, in words', () => {
  const flow = sectionOf('order/order.flow');
  expect(flow).toContain('<td lang="de">nur wenn „Art der Rufnummer“ = mitgebrachte Nummer</td>');
  expect(flow).toContain('<td lang="tr">yalnızca şu durumda: „Formalı tarife“ = evet</td>');
});

test('suggestions are no rule, and each other wording stands there with its share', () => {
  expect(sectionOf('auth/register')).toContain('<td lang="de">immer; Vorschläge zu: Postleitzahl</td>');
  expect(sectionOf('survey/answer')).toContain(
    'warm (50 %): submit</th><td lang="de">Meinung abschicken</td><td lang="tr">Fikrinizi paylaşın</td>',
  );
});

test('a form in a further language has its words beside those of the fallback', () => {
  expect(sectionOf('survey/answer')).toMatch(
    /<h3><span lang="en">English<\/span><\/h3>.*?<code>\/rating title<\/code><\/th><td lang="de">[^<]+<\/td><td lang="en" dir="ltr">[^<]+<\/td>/s,
  );
  expect(sectionOf('auth/register')).not.toContain('lang="en"');
});

test('every name of the order has words', () => {
  const names = [...orderNames.keys(), ...orderLists.map((name) => `/${name}`)];
  expect(names.filter((name) => !ORDER_LABELS.has(name))).toEqual([]);
});

test('every choice of the order has words in all languages', () => {
  const choices = [...orderNames].flatMap(([pointer, { values = [] }]) =>
    values.map((value) => [pointer, value] as const),
  );
  const isBare = ([pointer, value]: (typeof choices)[number]) =>
    // In English, some words are like the codes.
    (['de', 'tr'] as const).some((lang) => orderValue(lang, pointer, value) === value);
  expect(choices.length).toBeGreaterThan(20);
  expect(choices.filter(isBare)).toEqual([]);
});

test('storage is named: column, days, readers, and what is not stored', () => {
  expect(sectionOf('support/message')).toContain('support_message.subject; gespeichert für 1095 Tage');
  expect(sectionOf('auth/register')).toMatch(/wird nicht gespeichert.*?users\.phone; keine feste Frist/s);
  expect(sectionOf('support/barrier')).toContain(
    '/support/barrier; für alle; gespeichert für 1095 Tage; die Antworten gehen an den Kundenservice',
  );
});

test('all consents stand at one place, with what must and what may be agreed to', () => {
  const consents = sectionOf('consents');
  expect(consents).toContain(
    'Ich stimme den Allgemeinen Geschäftsbedingungen zu und habe die Widerrufsbelehrung gelesen.',
  );
  expect(consents).toMatch(/order\/approval marketingConsent<\/code><\/th><td><span lang="de">freiwillig/);
});

test('the version belongs to all that stands in the book, and is what is approved', async () => {
  const version = /<h1>.*?<code>(\w{16})<\/code>/s.exec(page)?.[1] ?? '';
  expect(sectionOf('approval')).toContain(`<code>${version}</code>`);
  await project.edit('locales/de/survey.json', (text) =>
    text.replace(/("survey.answer.title": )".*"/, '$1"Umfrage"'),
  );
  await project.rules('book');
  expect(/<h1>.*?<code>(\w{16})<\/code>/s.exec(await read('index.html'))?.[1]).not.toBe(version);
});

test('a computed value in words is called as its field', async () => {
  await project.rules('book', 'specimen/vocabulary');
  const specimen = await read('index.html');
  expect(specimen).toContain('Zusammen „Fahrpreis“ für eine Gruppe von „Größe der Gruppe“.');
  expect(specimen).toContain('Die Fahrt würde „Fahrpreis“ kosten.');
});

test('what no customer sees is not in it, and no script runs', () => {
  expect(page).not.toContain('specimen/');
  expect(page).not.toMatch(/<script|onclick|style="/);
});

test('since an older version: what it was and what it is', async () => {
  const change = (text: string) => text.replace(/("survey.answer.submit": )".*"/, '$1"Los"');
  await project.edit('locales/de/survey.json', change);
  await project.rules('book', 'survey/answer', '--since', ROOT);
  expect(await read('index.html')).toMatch(
    /Wortlaut.*?survey\/answer<\/code> de: submit<\/td><td>[^<]+<\/td><td>Los<\/td>/s,
  );
  await project.rules('book', 'auth/login', '--since', ROOT);
  expect(await read('index.html')).toContain('Nichts hat sich geändert.');
  expect((await project.rules('book', '--since', 'no-such-commit')).code).toBe(1);
});

test('an unknown form is named, with a guess', async () => {
  const { code, lines } = await project.rules('book', 'auth/regster');
  expect([code, lines]).toEqual([1, ['There is no form "auth/regster"; did you mean "auth/register"?']]);
});

test('the paper is one tagged PDF with bookmarks', async () => {
  expect((await project.rules('book', 'survey/answer', '--pdf')).code).toBe(0);
  const pdf = await readFile(join(project.root, 'dist/rule-book/rule-book.pdf'), 'latin1');
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf).toContain('/MarkInfo');
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toContain('/Outlines');
  expect(pdf).toMatch(/\/Lang \(de/);
});
