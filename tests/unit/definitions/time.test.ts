import { beforeAll, describe, expect, test } from 'vitest';
import type { Definitions } from '../../../src/definitions/definitions.ts';
import type { JsonSchema } from '../../../src/definitions/schema-types.ts';
import type { FormValues } from '../../../src/shared/form-script.ts';
import { isRecord } from '../../../src/shared/json-values.ts';
import { formIds, realDefinitions } from '../../support/definitions.ts';
import { hostileTexts } from '../../support/hostile-texts.ts';
import { MAX_MS, millisecondsOf } from '../../support/time-of-judging.ts';

let definitions: Definitions;
beforeAll(async () => {
  definitions = await realDefinitions();
});

/** The longest value of a body of 64 kB. */
const LENGTH = 64_000;
const texts = hostileTexts().map(({ name, ofLength }) => ({ name, text: ofLength(LENGTH) }));

/** The paths of all fields that hold no other fields. */
function leavesOf(schema: JsonSchema, path: string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    if (!isRecord(child)) return [];
    return child.type === 'object' ? leavesOf(child, [...path, name]) : [[...path, name]];
  });
}

function nested(path: string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}

function withAt(data: FormValues, [name = '', ...rest]: string[], value: unknown): FormValues {
  const before = data[name];
  return {
    ...data,
    [name]: rest.length === 0 ? value : withAt(isRecord(before) ? before : {}, rest, value),
  };
}

/** A JSON text of about a length. */
type Hostile = (length: number) => string;
const deep: Hostile = (length) =>
  `${'['.repeat(Math.floor(length / 2))}${']'.repeat(Math.floor(length / 2))}`;
const wide: Hostile = (length) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: Math.floor(length / 10) }, (_, i) => [`k${i}`, i])));
const long: Hostile = (length) =>
  JSON.stringify(Array.from({ length: Math.floor(length / 8) }, (_, i) => `x${i}`));

/** A second chance, because a busy machine makes a run longer. */
function isSlow(judge: () => unknown): boolean {
  return [1, 2, 3].every(() => millisecondsOf(judge) > MAX_MS);
}

describe.each(formIds())('%s judges in time', (id) => {
  const judge = (data: unknown) => definitions.validate(id, data, 'tr');
  const leaves = () => leavesOf(definitions.document(id, 'de')?.schema ?? {});

  test('a hostile text in each field', () => {
    const slow = leaves().flatMap((path) =>
      texts
        .filter(({ text }) => isSlow(() => judge(nested(path, text))))
        .map(({ name }) => `${path.join('.')}: ${name}`),
    );
    expect(slow).toEqual([]);
  });

  test('a deep, a wide and a long value in each field', () => {
    const all = (json: Hostile) => leaves().map((path) => nested(path, JSON.parse(json(LENGTH))));
    // Each field gets a copy of its own, as in a body: two fields that must be equal are compared all the way down.
    const twins = (json: Hostile) => {
      const room = Math.floor(LENGTH / leaves().length);
      return leaves().reduce((data, path) => withAt(data, path, JSON.parse(json(room))), {});
    };
    for (const json of [deep, wide, long]) {
      for (const data of [...all(json), twins(json), JSON.parse(json(LENGTH))]) {
        expect(judge(data).valid).toBe(false);
        expect(isSlow(() => judge(data))).toBe(false);
      }
    }
  });
});

test('a text is too long before it is anything else', () => {
  const { errors, value } = definitions.validate(
    'auth/phone',
    { phone: ` 0171 3920000${' '.repeat(2000)}` },
    'de',
  );
  expect(errors.map(({ path, rule }) => `${path} ${rule}`)).toContain('/phone maxLength');
  expect(value.phone).toHaveLength(2013);
});
