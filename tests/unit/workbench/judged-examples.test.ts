import { expect, test } from 'vitest';
import { preview } from '../../../src/definitions/cli/preview/preview.ts';
import type { PreviewForm } from '../../../src/definitions/cli/preview/preview-form.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { ownFiles } from '../../support/releases.ts';

const now = new Date('2026-11-27T10:00:00Z');

/** A form of the project's own files with some of them changed, and what was found of its examples. */
async function judged(
  form: string,
  edits: Record<string, [from: string, to: string]> = {},
  { on = now, field }: { on?: Date; field?: string } = {},
) {
  const own = await ownFiles();
  const typed = Object.entries(edits).map(([path, [from, to]]): [string, string] => {
    const text = own.get(path) ?? '';
    expect(text).toContain(from);
    return [path, text.replace(from, () => to)];
  });
  const task = { is: 'form', form, judges: true, now: on, ...(field && { field }) } as const;
  const answer = await preview(new Map([...own, ...typed]), task, contracts);
  return 'form' in answer ? answer.form?.judged : undefined;
}

/** The places of those that do not hold, each with its sentences. */
const broken = (found: PreviewForm['judged'] | undefined) =>
  found?.flatMap(({ valid, invalid }) =>
    Object.entries({ valid, invalid }).flatMap(([kind, entries]) =>
      entries.flatMap((said, at) => (said.length > 0 ? [[`/${kind}/${at}`, ...said]] : [])),
    ),
  );

const JERSEY = 'order/jersey';
const [SCHEMA, EXAMPLES] = [`schemas/${JERSEY}.schema.json`, `schemas/${JERSEY}.examples.json`];

test.each([
  'order/jersey',
  // Of the day, of orders, in Turkish, of lists of the server.
  'specimen/vocabulary',
  'auth/register',
])(
  'every example of %s holds as the files are, and each has a verdict',
  async (form) => {
    const found = await judged(form);
    const written = JSON.parse((await ownFiles()).get(`schemas/${form}.examples.json`) ?? '');
    expect(found).toMatchObject([{ file: `schemas/${form}.examples.json` }]);
    expect(found?.map(({ valid, invalid }) => [valid.length, invalid.length])).toEqual([
      [written.valid.length, written.invalid.length],
    ]);
    expect(broken(found)).toEqual([]);
  },
  60_000,
);

test('a rule that is typed turns the examples that it touches, and its end turns them back', async () => {
  const edit = { [SCHEMA]: ['"maximum": 99', '"maximum": 98'] } satisfies Record<string, [string, string]>;
  expect(broken(await judged(JERSEY, edit))).toEqual([
    ['/valid/26', 'This example should pass but breaks "maximum" at /number.'],
  ]);
  expect(broken(await judged(JERSEY))).toEqual([]);
});

test('an example that is typed is judged, and half of a file is none', async () => {
  expect(
    broken(await judged(JERSEY, { [EXAMPLES]: ['"set": { "/number": 100 }', '"set": { "/number": 10 }'] })),
  ).toEqual([['/invalid/29', 'This example should break "maximum" at /number but breaks nothing.']]);
  expect(
    broken(
      await judged(JERSEY, {
        [EXAMPLES]: ['"stored": { "/name": "ALI IŞIK" }', '"stored": { "/name": "ALI" }'],
      }),
    ),
  ).toEqual([['/valid/29', '/name should be stored as "ALI" but is "ALI IŞIK".']]);
  for (const half of ['{ "valid": [', '{ "valid": 1 }', '{ "valid": [{ "base": 0 }] }'])
    expect(await judged(JERSEY, { [EXAMPLES]: [(await ownFiles()).get(EXAMPLES) ?? '', half] })).toEqual([]);
});

test('the examples of the shared piece that a field is made of are judged in the form that is open', async () => {
  const [own, piece] = [
    'schemas/account/profile.examples.json',
    'schemas/definitions/postalCode.examples.json',
  ];
  const form = 'account/profile';
  const field = '/postalCode';
  const before = await judged(form, {}, { field });
  expect(before?.map(({ file }) => file)).toEqual([own, piece]);
  expect(before?.[1]).toEqual({ file: piece, valid: [[], [], []], invalid: Array(8).fill([]) });
  const rule = {
    'schemas/definitions/postalCode.schema.json': ['{5}', '{4}'],
  } satisfies Record<string, [string, string]>;
  const [, after] = (await judged(form, rule, { field })) ?? [];
  expect(after?.valid).toEqual(
    Array(3).fill([expect.stringContaining('should pass but breaks "pattern" at /postalCode')]),
  );
  expect(after?.invalid[0]).toEqual([expect.stringContaining('but breaks nothing')]);
  // Another field, and half of a file: nothing is said of the piece.
  expect((await judged(form, {}, { field: '/city' }))?.map(({ file }) => file)).not.toContain(piece);
  expect(await judged(form, { [piece]: ['"valid": [', '"valid": '] }, { field })).toMatchObject([
    { file: own },
  ]);
  // A field that the plain example does not have is proved elsewhere.
  expect(await judged('auth/register', {}, { field: '/contact/deliveryPostalCode' })).toHaveLength(1);
});

test('a word judges nothing anew; a day does', async () => {
  const first = await judged(JERSEY);
  const word = {
    'locales/de/order.json': ['"order.jersey.size.label": "', '"order.jersey.size.label": "Neue '],
  } satisfies Record<string, [string, string]>;
  expect((await judged(JERSEY, word))?.[0]).toBe(first?.[0]);
  expect((await judged(JERSEY, {}, { on: new Date('2026-11-28T10:00:00Z') }))?.[0]).not.toBe(first?.[0]);
});

test('it is judged only where it is asked for', async () => {
  const task = { is: 'form', form: JERSEY, now } as const;
  expect(await preview(await ownFiles(), task, contracts)).toMatchObject({ form: { judged: [] } });
});
