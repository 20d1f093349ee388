import { expect, test } from 'vitest';
import type { FieldOutlineView } from '../../../src/shared/api/workbench-drafts.ts';
import { placeOf } from '../../../src/workbench/editor/fault-list.tsx';

const file = 'schemas/auth/register.examples.json';
const example = { set: { '/security/password': 'Tor-7a', '/security/passwordConfirmation': 'Tor-7a' } };
const field = (pointer: string): FieldOutlineView => ({
  ...{ path: pointer.slice(1).split('/'), pointer, piece: null, places: [], isSection: false },
  label: { de: null, tr: null },
});
const fields = ['/security/password', '/security/passwordConfirmation'].map(field);
const tree = {
  forms: [{ id: 'auth/register', title: { de: null, tr: null }, pageTitle: { de: null, tr: null }, fields }],
};

test.each([
  ['breaks "passwordLength" at /security/password.', '/security/password'],
  ['breaks "passwordMatch" at /security/passwordConfirmation.', '/security/passwordConfirmation'],
  [
    'breaks "a" at /security/passwordConfirmation, "b" at /security/password.',
    '/security/passwordConfirmation',
  ],
  // No such field: the example says itself what it is about.
  ['breaks "other" at the form itself.', '/security/password'],
  ['breaks "other" at /elsewhere.', '/security/password'],
])('an example that %s is mended there', (broken, at) => {
  const fault = { file, pointer: '/valid/0', sentence: `This example should pass but ${broken}` };
  const textOf = () => JSON.stringify({ valid: [example] });
  expect(placeOf({ tree, textOf }, fault)).toEqual({ form: 'auth/register', field: at });
});

test.each([
  ['/security/password/ui:widget', { field: '/security/password' }],
  ['/security/password/ui:options/source', { field: '/security/password' }],
  ['/security/passwordConfirmation', { field: '/security/passwordConfirmation' }],
  ['/ui:order/3', {}],
  ['/nothing/ui:widget', {}],
])('a layout that is wrong at %s is mended there', (pointer, place) => {
  const fault = { file: 'ui-schemas/auth/register.ui.json', pointer, sentence: 'Not so.' };
  const textOf = () => undefined;
  expect(placeOf({ tree, textOf }, fault)).toEqual({ form: 'auth/register', ...place });
});
