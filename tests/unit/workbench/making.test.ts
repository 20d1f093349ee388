import { describe, expect, test } from 'vitest';
import { prove } from '../../../src/definitions/cli/prove.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { valueAt } from '../../../src/workbench/editor/json-edit.ts';
import { fieldKinds, type NewField } from '../../../src/workbench/making/field-kinds.ts';
import { exampleOf, faultOfNew, type Home, withField } from '../../../src/workbench/making/new-field.ts';
import { withForm } from '../../../src/workbench/making/new-form.ts';
import { openOffers } from '../../../src/workbench/making/offers.tsx';
import { ownFiles } from '../../support/releases.ts';

const home: Home = {
  ...{ form: 'support/message', path: [], file: 'schemas/support/message.schema.json', at: [], uiAt: [] },
};
const labels = { de: 'Neu (freiwillig)', tr: 'Yeni (isteğe bağlı)' };
const examples: Partial<Record<NewField['name'], unknown>> = {
  ...{ text: 'Radio', number: 7, yesNo: true, choice: 'b', date: '2026-10-02' },
  ...{ rows: [{ name: 'Ayşe' }], files: ['3f2b8c1e-6d4a-4b7e-9a51-0c2d4e6f8a10'] },
};
const fieldOf = (name: string, kind: NewField['kind']): NewField => ({
  ...{ name, kind, labels, choices: ['a', 'b'], example: examples[name] },
});

const EXAMPLES = 'schemas/order/jersey.examples.json';
const ENTRY = '{ "base": 0, "set": { "/number": 100 }, "path": "/number", "rule": "maximum" },';

/** A draft with fields of all kinds, a form with a page, and an example less. */
async function draft(): Promise<Map<string, string>> {
  const after = new Map(await ownFiles());
  const textOf = (path: string) => after.get(path) ?? '';
  const put = (made: ReadonlyMap<string, string>) => {
    for (const [path, text] of made) after.set(path, text);
  };
  for (const is of fieldKinds) {
    const field = { ...fieldOf(is, { is }), name: `${is}New` };
    put(withField(textOf, home, field));
  }
  put(withForm(textOf, { id: 'account/change-owner', withPage: true }));
  expect(textOf(EXAMPLES)).toContain(ENTRY);
  return after.set(EXAMPLES, textOf(EXAMPLES).replace(ENTRY, ''));
}

// One proof for all of it, since it compiles all forms.
test('fields of all kinds lack the words of rows and dates alone, a form with a page is sound, and a missing example is offered until the file has it', {
  timeout: 240_000,
}, async () => {
  const after = await draft();
  const { faults = [] } = await prove({ before: new Map(), after, now: new Date() }, contracts);
  const isWord = ({ file, sentence }: { file: string; sentence: string }) =>
    file.startsWith('locales/') && /\.(row|add|error\.format)"/.test(sentence);
  expect(faults.filter((fault) => !isWord(fault) && !fault.offers)).toEqual([]);
  const fault = faults.find(({ sentence }) => sentence.includes('"maximum" of /number. Add one.'));
  const offers = [...(fault?.offers ?? [])];
  expect(offers.map((offer) => [offer.file, offer.list, JSON.parse(offer.entry).set])).toEqual([
    [EXAMPLES, 'invalid', { '/number': 100 }],
  ]);
  const view = { isSound: false, lines: [], impact: [], faults: [{ file: EXAMPLES, sentence: '', offers }] };
  const state = { judged: { view, moment: 1 } };
  expect(openOffers(state, (path) => after.get(path))).toEqual(offers);
  const taken = (after.get(EXAMPLES) ?? '').replace('"invalid": [', `"invalid": [${offers[0]?.entry}, `);
  expect(openOffers(state, () => taken)).toEqual([]);
});

describe('a new field', () => {
  test('of a shared piece refers to it, and stands at the end', async () => {
    const files = await ownFiles();
    const made = withField((path) => files.get(path) ?? '', home, fieldOf('town', { piece: 'city' }));
    expect(valueAt(made.get(home.file) ?? '', ['properties', 'town'])).toEqual({
      $ref: '../definitions/city.schema.json',
    });
    expect(valueAt(made.get('ui-schemas/support/message.ui.json') ?? '', ['ui:order'])).toEqual([
      'subject',
      'message',
      'files',
      'name',
      'email',
      'town',
    ]);
    expect(made.get('schemas/support/message.examples.json')).toBeUndefined();
  });

  test('has a name that is free, and a choice something to choose', () => {
    const choice: NewField = { ...fieldOf('choice', { is: 'choice' }), choices: [] };
    expect(faultOfNew({ ...choice, name: 'Über' }, [])).toBe('noFieldName');
    expect(faultOfNew(choice, ['choice'])).toBe('fieldTaken');
    expect(faultOfNew(choice, [])).toBe('noChoices');
    expect(faultOfNew({ ...choice, choices: ['a'] }, [])).toBeUndefined();
    expect(exampleOf({ is: 'number' }, '7')).toEqual({ value: 7 });
    expect(exampleOf({ is: 'number' }, 'seven')).toBeNull();
    expect(exampleOf({ piece: 'city' }, ' ')).toEqual({ value: undefined });
  });
});
