import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldNeeds } from '../../../src/definitions/contracts/needs.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { api } from '../../../src/shared/api/api.ts';
import type { Operation } from '../../../src/shared/api/operation.ts';
import { formIds } from '../../../src/shared/contracts/form-ids.ts';
import { pages } from '../../../src/shared/pages.ts';
import rights from '../../api/rights/rights.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';
import { sourcesIn } from '../../support/sources.ts';

const words: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'locales/de/outbox.json'), 'utf8'));

test('every file of contracts is in the list', () => {
  const files = [...sourcesIn('src').keys()].filter((file) => file.endsWith('.contract.ts'));
  const list = sourcesIn('src/server').get('src/server/contracts.ts') ?? '';
  const missing = files.filter((file) => !list.includes(file.split('/').at(-1) ?? ''));
  expect(files.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

/** Calls whose body is a form, with the form. */
const operations: Record<string, Operation> = api;
const calls = Object.entries(operations).flatMap(([key, { body }]) => {
  const form: unknown = body?.['x-form'];
  return typeof form === 'string' ? [[key, form] as const] : [];
});

test.each(calls)('%s takes %s, and a contract says what it reads', (_key, form) => {
  const readers = contracts.forms.filter((contract) => contract.form === form).map(({ reader }) => reader);
  expect(readers.some((reader) => reader.startsWith('call '))).toBe(true);
});

const read = sourcesIn('src/server');
const documentKinds = read.get('src/server/infra/pdf/document.ts') ?? '';
const addresses = Object.values(pages).flatMap(({ paths }): readonly string[] => paths);
/** Whether a reader of a kind is there; tests/api/forms/contract-columns asks the database about columns. */
const isThere: Record<string, (name: string) => boolean> = {
  // Also a route that answers with a picture; the table of rights has all.
  call: (name) => Object.hasOwn(operations, name) || Object.hasOwn(rights, name),
  column: () => true,
  crm: (name) => name === 'lead',
  mail: (name) => Object.hasOwn(words, `outbox.${name}.subject`),
  page: (name) => addresses.includes(name),
  paper: (name) => documentKinds.includes(`| '${name}'`),
  system: (name) => [...read.keys()].some((file) => file.startsWith(`src/server/infra/ports/${name}/`)),
};
const needs = contracts.forms.flatMap((contract) => fieldNeeds(contract));

test('every reader that a contract names is there', () => {
  const readers = new Set(needs.flatMap((need) => need.readers));
  const wrong = [...readers].filter((reader) => {
    const [kind = '', ...name] = reader.split(' ');
    return !isThere[kind]?.(name.join(' '));
  });
  expect(wrong).toEqual([]);
  expect(readers.size).toBeGreaterThan(140);
});

test('a contract is itself a reader of all that it names', () => {
  const missing = contracts.forms.filter((contract) =>
    fieldNeeds(contract).some(({ readers }) => !readers.includes(contract.reader)),
  );
  expect(missing).toEqual([]);
});

test('each mail that greets a customer by name is a reader of the name', () => {
  const greeting = Object.entries(words).flatMap(([key, text]) =>
    text.startsWith('Guten Tag {name}') ? [`mail ${key.split('.')[1]}`] : [],
  );
  const ofName = needs
    .filter(({ pointer }) => /[nN]ame$/.test(pointer))
    .flatMap(({ readers }) => readers as readonly string[]);
  expect(greeting.filter((mail) => !ofName.includes(mail))).toEqual([]);
  expect(greeting.length).toBeGreaterThan(25);
});

test('a field of an account has all its readers, in both forms that write it', () => {
  const readersIn = (form: string, pointer: string) =>
    contracts.forms
      .filter((contract) => contract.form === form)
      .flatMap((contract) => fieldNeeds(contract))
      .filter((need) => need.pointer === pointer)
      .flatMap(({ readers }) => readers);
  expect(readersIn('auth/register', '/contact/email')).toEqual(
    expect.arrayContaining([
      'call POST /api/auth/register',
      'call POST /api/orders',
      'call POST /api/auth/login',
      'column users.email',
      'page /dashboard/account/overview',
      'system billing-customers',
      'mail orderReceived',
    ]),
  );
  expect(readersIn('account/profile', '/email')).toContain('mail orderReceived');
  expect(readersIn('order/tariff', '/tariffId')).toContain('call POST /api/orders');
});

/** `{ phone: number, code }` → the names that are read. */
function namesIn(pattern: string): string[] {
  return pattern
    .split(',')
    .map((part) => part.split(/[:=]/)[0]?.trim() ?? '')
    .filter((name) => /^[a-zA-Z]+$/.test(name));
}

/** Names of fields that client code takes out of a form's data. */
function readNames(text: string): string[] {
  const destructured = [...text.matchAll(/on(?:Submit|Change)=\{(?:async )?\(\{([^}]*)\}/g)];
  const values = [...text.matchAll(/const \{([^}]*)\} = (?:data|value|profile|form)\b/g)];
  const members = [...text.matchAll(/forms\['[a-z-]+\/[a-z-]+'\]\??\.(\w+)|\b(?:data|value)\.(\w+)/g)];
  return [
    ...[...destructured, ...values].flatMap(([, names = '']) => namesIn(names)),
    ...members.map(([, a, b]) => a ?? b ?? ''),
  ];
}

/** Fields that code reads out of a form's data and that no contract of the forms in that file names. */
function unnamed(files: Iterable<[string, string]>): string[] {
  return [...files].flatMap(([file, text]) => {
    const forms = formIds.filter((id) => text.includes(`'${id}'`) || text.includes(`"${id}"`));
    if (forms.length === 0) return [];
    const names = contracts.forms
      .filter(({ form }) => forms.includes(form))
      .flatMap((contract) => fieldNeeds(contract).flatMap(({ path }) => path));
    return readNames(text)
      .filter((name) => !names.includes(name))
      .map((name) => `${file}: ${name}`);
  });
}

const clientFiles = () => [...sourcesIn('src/client'), ...sourcesIn('src/shared')];

test('client code reads of a form what a contract names', () => {
  expect(unnamed(clientFiles())).toEqual([]);
  const read = clientFiles().flatMap(([, text]) => readNames(text));
  expect(read).toEqual(expect.arrayContaining(['phone', 'code', 'way', 'tariffId', 'colorScheme']));
});

test.each([
  [`<DefinitionForm id="auth/phone" onSubmit={({ nickname }) => send(nickname)} />`, 'nickname'],
  [`const id = 'account/profile';\nconst { city, iban } = profile;`, 'iban'],
  [`const size = draft.forms['order/jersey']?.sleeve;`, 'sleeve'],
])('a planted reader is found: %s', (text, name) => {
  expect(unnamed([['src/client/planted.tsx', text]])).toEqual([`src/client/planted.tsx: ${name}`]);
});
