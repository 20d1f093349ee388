import { expect, test } from 'vitest';
import { fieldNeeds } from '../../../src/definitions/contracts/needs.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { api } from '../../../src/shared/api/api.ts';
import type { Operation } from '../../../src/shared/api/operation.ts';
import { formIds } from '../../../src/shared/contracts/form-ids.ts';
import { sourcesIn } from '../../support/sources.ts';

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
