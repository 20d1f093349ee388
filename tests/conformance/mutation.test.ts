import { afterAll, expect, test, vi } from 'vitest';
import { createAjv } from '../../src/definitions/ajv.ts';
import { type Example, readExamples } from '../../src/definitions/examples.ts';
import { fieldsOf } from '../../src/definitions/fields.ts';
import { lookUp } from '../../src/definitions/german-towns.ts';
import { isProvedElsewhere, provedPieces } from '../../src/definitions/piece-examples.ts';
import { ruleNamesOf } from '../../src/definitions/rule-names.ts';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';
import { berlinToday } from '../../src/shared/dates.ts';
import type { FormValues } from '../../src/shared/form-script.ts';
import { normalizers } from '../../src/shared/rules/all-functions.ts';
import { pointerNames } from '../../src/shared/rules/json-pointer.ts';
import { type NormalizeStep, normalizeWith } from '../../src/shared/rules/normalize.ts';
import { toRuleErrors } from '../../src/shared/rules/rule-errors.ts';
import { computingBy } from '../support/computing.ts';
import { formIds, ROOT, realDefinitions } from '../support/definitions.ts';
import { runSeed } from '../support/run-seed.ts';
import { mutantsOf } from '../support/schema-mutants.ts';

// Hundreds of schemas are compiled; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

const now = new Date();
const definitions = await realDefinitions(now);
const proved = await provedPieces(ROOT);
/** `npm run test:quick` looks at one mutant in so many; which ones is up to the seed. */
const isQuick = process.env.QUICK === '1';
const ONE_IN = isQuick ? 8 : 1;
const seed = isQuick ? runSeed() : 0;
/** The day on which an example is judged. */
let moment = now;
/** The order that it is a part of. */
let order: unknown;
const ajv = quickAjv();
const counted = { all: 0, caught: 0, uncompiled: 0 };
const used = new Set<RegExp>();

/** Mutants under which the very same data pass: no example can tell them from the rule. */
const EQUIVALENT: [mutant: RegExp, reason: string][] = [
  [/(phone|msisdn)\/maxLength 40 → 39$/, 'no number of 40 digits passes the format: E.164 has 15 at most'],
  [/ostalCode\/maxLength 10 → 9$/, 'the pattern lets five digits pass'],
  [/vatNumber\/maxLength 20 → 19$/, 'the pattern lets 11 digits pass at most'],
  [/code\/maxLength 12 → 11$/, 'the pattern lets six digits pass'],
  [/(birthday|Date|EndsOn|arrival|departure)\/maxLength 20 → 19$/, 'an ISO day has ten characters'],
  [/simNumber\/maxLength 24 → 23$/, 'no ICCID has more than 20 digits'],
  [/iban\/maxLength 34 → 33$/, 'the longest IBAN within SEPA has 31 characters'],
  [/specimen\/.*(vatId|fanCode|seat)\/maxLength 20 → 19$/, 'the other rules let 14 characters pass at most'],
  [
    /specimen\/.*(fare|group|ticketName|stay|perTicket|fewestRooms) without type$/,
    'nobody types a computed field',
  ],
  [/specimen\/.*fare\/maximum 2000 → 2001$/, 'a fare is a multiple of 50 cents'],
  [/keyword\/maxLength 40 → 39$/, 'the rule keywordLength lets 20 characters pass at most'],
  [/keyword\/allOf\/0\/minLength 3 → 4$/, 'keywordDigits lets four digits pass and nothing shorter'],
  [/keyword\/allOf\/0\/maxLength 20 → 19$/, 'keywordDigits lets four digits pass and nothing longer'],
  [/^account\/password\/allOf\/0\/if without required$/, 'currentPassword is required in any case'],
];

/** Not in the files, since it is true of every form. */
const NO_OBJECT: Example = { data: [], path: '', rule: 'type' };

afterAll(() => {
  const { all, caught, uncompiled } = counted;
  if (isQuick) console.log(`mutation: one in ${ONE_IN}, SEED=${seed}`);
  console.log(
    `mutation: ${caught} mutants caught of ${all} (${uncompiled} by the compiler), ${all - caught} equivalent by ${used.size} reasons`,
  );
});

/** Validates as the product's, but compiles in half of the time: its code is run here once and never read. */
function quickAjv() {
  const made = createAjv(
    () => moment,
    () => order,
    lookUp,
  );
  made.opts.code = { ...made.opts.code, source: false, optimize: 0 };
  return made;
}

async function examplesOf(id: string): Promise<Example[]> {
  const { valid, invalid, situated } = await readExamples(ROOT, id, now);
  return [...valid, ...invalid, ...situated, NO_OBJECT];
}

function normalizeSteps(schema: JsonSchema): NormalizeStep[] {
  return fieldsOf(schema, {})
    .filter((field) => field.schema['x-normalize'] !== undefined)
    .map((field) => [field.path, [field.schema['x-normalize'] ?? []].flat()]);
}

function isStoredAs({ stored = {} }: Example, value: FormValues): boolean {
  return Object.entries(stored).every(([pointer, wanted]) => {
    const found = pointerNames(pointer).reduce<unknown>((node, name) => (node as FormValues)[name], value);
    return JSON.stringify(found ?? null) === JSON.stringify(wanted);
  });
}

/** Most mutants normalise as the form does, and reading phone numbers is most of the work. */
const normalized = new WeakMap<Example, Map<string, FormValues>>();

function normalizedBy(example: Example, steps: NormalizeStep[]): FormValues {
  const key = JSON.stringify(steps);
  const known = normalized.get(example) ?? new Map<string, FormValues>();
  normalized.set(example, known);
  // What is not an object goes to the schema as it is and fails there.
  const { data, lang = 'de' } = example;
  const value = known.get(key) ?? normalizeWith(steps, data as FormValues, { lang, normalizers });
  known.set(key, value);
  return value;
}

/** The examples about the changed field come first: one of them mostly notices. */
function nearestFirst(examples: Example[], what: string): Example[] {
  const isNear = ({ path = '' }: Example) => path !== '' && what.includes(`/${path.split('/').at(-1)}/`);
  return [...examples.filter(isNear), ...examples.filter((example) => !isNear(example))];
}

/** Whether some example fails under the changed schema, or the strict compiler refuses it. */
function isCaught(schema: JsonSchema, examples: Example[]): boolean {
  let check: ReturnType<typeof ajv.compile>;
  try {
    check = ajv.compile(schema);
  } catch {
    counted.uncompiled += 1;
    return true;
  }
  const names = ruleNamesOf(schema);
  const steps = normalizeSteps(schema);
  const compute = computingBy(schema, () => berlinToday(moment));
  return examples.some((example) => {
    const { path, rule, referenceCode } = example;
    const tidied = normalizedBy(example, steps);
    moment = example.on === undefined ? now : new Date(`${example.on}T12:00:00Z`);
    const value = compute === undefined ? tidied : compute(tidied);
    order = example.order;
    const passes = check(value);
    if (rule === undefined) return !passes || !isStoredAs(example, value);
    if (passes) return true;
    // Ajv types its errors more widely than our runtime reads them.
    const errors = toRuleErrors(check.errors ?? [], names, []);
    const found = errors.find((error) => error.path === path && error.rule === rule);
    return !found || (referenceCode !== undefined && found.referenceCode !== referenceCode);
  });
}

/** Where the rules came with a shared piece whose examples stand at another form: there its mutants are tried. */
function provedElsewhere(id: string, schema: JsonSchema): string[] {
  return fieldsOf(schema, {})
    .filter(({ pointer, definition }) => isProvedElsewhere(id, pointer, definition, proved))
    .map(({ path }) => `/properties/${path.join('/properties/')}`);
}

test.each(formIds())('%s: every changed rule fails some example', async (id) => {
  const schema = definitions.document(id, 'de')?.schema as JsonSchema;
  const examples = await examplesOf(id);
  expect(isCaught(schema, examples)).toBe(false);
  const elsewhere = provedElsewhere(id, schema);
  const survivors = mutantsOf(schema)
    .filter(
      ({ what }) => !elsewhere.some((place) => what.startsWith(`${place}/`) || what.startsWith(`${place} `)),
    )
    .filter((_, at) => (at + seed) % ONE_IN === 0)
    .filter((mutant) => {
      counted.all += 1;
      const caught = isCaught(mutant.schema, nearestFirst(examples, mutant.what));
      if (caught) counted.caught += 1;
      return !caught;
    })
    .map(({ what }) => `${id}${what}`);
  const unexplained = survivors.filter((survivor) => {
    const known = EQUIVALENT.find(([mutant]) => mutant.test(survivor));
    if (known) used.add(known[0]);
    return !known;
  });
  expect(unexplained, `schemas/${id}.examples.json lacks an example that notices`).toEqual([]);
});

// A sample of the mutants cannot tell that a reason has lost its own. A test that is skipped counts as failed.
if (!isQuick) {
  test('no reason is left without a mutant', () => {
    expect(EQUIVALENT.filter(([mutant]) => !used.has(mutant)).map(([, reason]) => reason)).toEqual([]);
  });
}
