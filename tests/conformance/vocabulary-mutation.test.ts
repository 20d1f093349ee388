import { afterAll, expect, test } from 'vitest';
import { type Example, readExamples } from '../../src/definitions/examples.ts';
import { lookUp } from '../../src/definitions/german-towns.ts';
import { loadScript } from '../../src/definitions/load-script.ts';
import { berlinToday, wholeYears } from '../../src/shared/dates.ts';
import type { FormScript, FormValues } from '../../src/shared/form-script.ts';
import { type Lang, langs } from '../../src/shared/language.ts';
import { allFunctions, formats, normalizers } from '../../src/shared/rules/all-functions.ts';
import { operations } from '../../src/shared/rules/compute.ts';
import { pointerNames } from '../../src/shared/rules/json-pointer.ts';
import type { KeywordChecks } from '../../src/shared/rules/keywords.ts';
import type { Normalizer } from '../../src/shared/rules/normalize.ts';
import { parsePhone } from '../../src/shared/rules/phone.ts';
import { createRuntime, type Runtime } from '../../src/shared/rules/runtime.ts';
import { formIds, ROOT, realDefinitions } from '../support/definitions.ts';

const now = new Date();
/** The moment at which an example is judged. */
let moment = now;
const clock = () => moment;
const todayIs = () => berlinToday(moment);
const definitions = await realDefinitions(now);
const sound = createRuntime(clock, allFunctions, undefined, lookUp);
const everything = () => true;
const nothing = () => false;

/** Ways in which a keyword could be programmed wrongly: off by one, too simple, or not at all. */
const KEYWORDS: { [name in keyof KeywordChecks]: Record<string, KeywordChecks[name]> } = {
  minAge: {
    'passes all': everything,
    'counts the birthday itself too late': (limit, day) =>
      Number.isNaN(Date.parse(day)) ||
      wholeYears(day, todayIs()) > limit ||
      day.slice(5) < todayIs().slice(5),
    'looks at the year alone': (limit, day) =>
      Number(todayIs().slice(0, 4)) - Number(day.slice(0, 4)) >= limit,
  },
  maxAge: {
    'passes all': everything,
    'off by one': (limit, day) => sound.keywords.maxAge(limit - 1, day),
    'looks at the year alone': (limit, day) =>
      Number(todayIs().slice(0, 4)) - Number(day.slice(0, 4)) <= limit,
  },
  afterToday: {
    'passes all': everything,
    'passes today': (_on, day) => Number.isNaN(Date.parse(day)) || day >= todayIs(),
    'refuses tomorrow': (_on, day) => Date.parse(day) > Date.parse(todayIs()) + 86_400_000,
  },
  notCommonPassword: {
    'passes all': everything,
    'refuses the list as it stands only': (_on, text) => !['password', 'passwort', '123456'].includes(text),
    'refuses all': nothing,
  },
  formatMinimum: {
    'passes all': everything,
    'is exclusive': (limit, day) => day > limit,
    'refuses all': nothing,
  },
  formatMaximum: { 'passes all': everything, 'is exclusive': (limit, day) => day < limit },
  formatExclusiveMinimum: { 'passes all': everything, 'is inclusive': (limit, day) => day >= limit },
  formatExclusiveMaximum: { 'passes all': everything, 'is inclusive': (limit, day) => day <= limit },
  constIgnoreCase: {
    'passes all': everything,
    'compares as it stands': (other, text) => other === text,
    'knows no Turkish letters': (other, text) => other.toLowerCase() === text.toLowerCase(),
    'refuses all': nothing,
  },
  postalCodeOf: {
    'passes all': everything,
    'takes German ones alone': (_country, text) => /^\d{5}$/.test(text),
    'takes four or five digits': (_country, text) => /^\d{4,5}$/.test(text),
  },
  vatIdOf: {
    'passes all': everything,
    'takes German ones alone': (_country, text) => sound.keywords.vatIdOf('DE', text),
    'looks at the prefix alone': (country, text) => country === 'TR' || text.startsWith(country),
  },
  townOf: {
    'passes all': everything,
    'compares as it stands': (code, town) => lookUp('germanTowns', code)?.includes(town) ?? true,
    'takes the first town alone': (code, town) =>
      sound.keywords.constIgnoreCase(lookUp('germanTowns', code)?.[0] ?? town, town),
    'takes the beginning of a name': (code, town) =>
      lookUp('germanTowns', code)?.some((one) => one.toLowerCase().startsWith(town.toLowerCase())) ?? true,
    'refuses codes that the list does not know': (code, town) =>
      lookUp('germanTowns', code) !== undefined && sound.keywords.townOf(code, town),
    'refuses all': nothing,
  },
  upload: {
    'passes all': everything,
    'refuses all': nothing,
    'takes one twice': (_on, ids) => sound.keywords.upload(true, [...new Set(ids as unknown[])]),
    'takes any text': (_on, ids) =>
      (ids as unknown[]).every((id) => typeof id === 'string') &&
      new Set(ids as unknown[]).size === (ids as unknown[]).length,
  },
  validFrom: {
    'is always so': everything,
    'is never so': nothing,
    'begins a day late': (day) => todayIs() > day,
  },
  validUntil: { 'is always so': everything, 'is never so': nothing },
};

const FORMATS: Record<string, Record<string, (value: string) => boolean>> = {
  date: {
    'passes all': everything,
    'rolls a day that does not exist over': (value) =>
      /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
    'takes a year of any length': (value) => !Number.isNaN(Date.parse(value)),
  },
  email: {
    'passes all': everything,
    'asks for an @ alone': (value) => value.includes('@'),
    'refuses all': nothing,
  },
  phone: {
    'passes all': everything,
    'takes what looks international': (value) => /^\+[0-9]{8,15}$/.test(value),
    'takes mobile numbers alone': (value) => sound.formats.mobile?.(value) === true,
  },
  mobile: { 'passes all': everything, 'takes a landline': (value) => sound.formats.phone?.(value) === true },
  iban: {
    'passes all': everything,
    'does not compute the check digits': (value) => /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(value),
    'takes German ones alone': (value) => value.startsWith('DE') && sound.formats.iban?.(value) === true,
  },
  sepaIban: { 'passes all': everything, 'takes German ones alone': (value) => value.startsWith('DE') },
  iccid: {
    'passes all': everything,
    'does not compute the check digit': (value) => /^89[0-9]{17,18}$/.test(value),
    'takes any digits': (value) => /^[0-9]{19,20}$/.test(value),
  },
  loginName: {
    'passes all': everything,
    'takes e-mail addresses alone': (value) => value.includes('@'),
    'takes stored numbers alone': (value) => value.includes('@') || /^\+[0-9]+$/.test(value),
    'asks for an @ or a digit': (value) => /[@0-9]/.test(value),
  },
};

const NORMALIZERS: Record<string, Record<string, Normalizer>> = {
  trim: {
    'does nothing': (text) => text,
    'does not compose': (text) => text.trim(),
    'takes spaces inside away': (text) => text.normalize('NFC').replace(/\s/g, ''),
  },
  email: {
    'does nothing': (text) => text,
    'leaves the domain as it is': (text) => text.trim(),
    'makes the name before the @ small, too': (text) => text.trim().toLowerCase(),
  },
  digits: {
    'does nothing': (text) => text,
    'leaves hyphens': (text) => text.replace(/[\s/]/g, ''),
    'leaves slashes': (text) => text.replace(/[\s-]/g, ''),
    'takes away whatever is no digit': (text) => text.replace(/\D/g, ''),
  },
  iban: {
    'does nothing': (text) => text,
    'leaves small letters': (text) => text.replace(/\s/g, ''),
    'leaves spaces': (text) => text.toUpperCase(),
  },
  phone: {
    'does nothing': (text) => text,
    trims: (text) => text.trim(),
    'is not content with what it cannot read': (text) => parsePhone(text)?.e164 ?? '',
  },
  upper: { 'does nothing': (text) => text, 'forgets the language': (text) => text.toUpperCase() },
  lower: { 'does nothing': (text) => text, 'forgets the language': (text) => text.toLowerCase() },
  compact: { 'does nothing': (text) => text, trims: (text) => text.trim() },
  alphanumeric: {
    'does nothing': (text) => text,
    'leaves dots': (text) => text.replace(/[\s-]/g, ''),
    'leaves spaces': (text) => text.replace(/[.-]/g, ''),
  },
};

type Operation = NonNullable<ReturnType<typeof operations.get>>;
/** An operation that gives what a wrong one makes of the right one's value. */
const instead = (name: string, wrong: (value: unknown) => unknown): Operation => {
  const right = operations.get(name);
  return (operand, scope, whole) => wrong(right?.(operand, scope, whole));
};
const other = (name: string): Operation => operations.get(name) ?? (() => undefined);
const withoutSeparator =
  (right: Operation): Operation =>
  (texts, scope) =>
    right(texts, scope, {});
const off = (by: number) => (value: unknown) => (typeof value === 'number' ? value + by : value);

/** Ways in which an operation of a formula could be programmed wrongly. */
const OPERATIONS: Record<string, Record<string, Operation>> = {
  at: { 'knows nothing': () => undefined },
  $row: { 'knows nothing': () => undefined },
  sum: { 'is off by one': instead('sum', off(1)), 'is the product': other('product') },
  product: { 'is off by one': instead('product', off(1)), 'is the sum': other('sum') },
  difference: {
    'is the other way round': instead('difference', (value) => -Number(value)),
    'is the sum': other('sum'),
  },
  min: { 'is the greatest': other('max'), 'is the sum': other('sum') },
  max: { 'is the least': other('min'), 'is the sum': other('sum') },
  concat: {
    'has no separator': withoutSeparator(other('concat')),
    'has a separator at the end': instead('concat', (value) => `${value} `),
  },
  count: { 'is off by one': instead('count', off(1)), 'counts nothing': () => 0 },
  sumOf: {
    'counts rows': (list, scope, whole) => other('count')(list, scope, whole),
    'is off by one': instead('sumOf', off(1)),
  },
  yearsSince: {
    'is off by one': instead('yearsSince', off(1)),
    'looks at the year alone': () => Number(todayIs().slice(0, 4)) - 2026,
  },
  if: {
    'is always so': (_test, scope, whole) => other('sum')([whole.then], scope, whole),
    'is never so': (_test, scope, whole) => other('sum')([whole.else], scope, whole),
  },
};

interface Mutant {
  what: string;
  run: <T>(work: (runtime: Runtime) => T) => T;
}

function runtimeMutant(what: string, change: (runtime: Runtime) => Runtime): Mutant {
  return { what, run: (work) => work(change(createRuntime(clock, allFunctions, undefined, lookUp))) };
}

/** Normalisers are looked up by name when a form is normalised, so a wrong one stands in for a while. */
function normalizerMutant(what: string, name: string, wrong: Normalizer): Mutant {
  return {
    what,
    run: (work) => {
      const { [name]: right } = normalizers;
      try {
        normalizers[name] = wrong;
        return work(createRuntime(clock, allFunctions, undefined, lookUp));
      } finally {
        if (right) normalizers[name] = right;
      }
    },
  };
}

/** Operations, too, are looked up by name when a form computes. */
function operationMutant(what: string, name: string, wrong: Operation): Mutant {
  return {
    what: `operation ${what}`,
    run: (work) => {
      const right = other(name);
      try {
        operations.set(name, wrong);
        return work(createRuntime(clock, allFunctions, undefined, lookUp));
      } finally {
        operations.set(name, right);
      }
    },
  };
}

function each<T>(
  table: Record<string, Record<string, T>>,
  make: (what: string, name: string, wrong: T) => Mutant,
) {
  return Object.entries(table).flatMap(([name, wrongs]) =>
    Object.entries(wrongs).map(([how, wrong]) => make(`${name} ${how}`, name, wrong)),
  );
}

const mutants: Mutant[] = [
  ...each<(limit: never, value: string) => boolean>(KEYWORDS, (what, name, wrong) =>
    runtimeMutant(what, (runtime) => ({ ...runtime, keywords: { ...runtime.keywords, [name]: wrong } })),
  ),
  ...each(FORMATS, (what, name, wrong) =>
    runtimeMutant(what, (runtime) => ({ ...runtime, formats: { ...runtime.formats, [name]: wrong } })),
  ),
  ...each(NORMALIZERS, normalizerMutant),
  ...each(OPERATIONS, operationMutant),
];

const forms = await Promise.all(
  formIds().map(async (id) => {
    const version = definitions.versions()[id] ?? '';
    const [de = '', tr = ''] = await Promise.all(langs.map((lang) => definitions.script(version, id, lang)));
    const { valid, invalid, situated } = await readExamples(ROOT, id, now);
    return { id, scripts: { de, tr }, examples: [...valid, ...invalid, ...situated] };
  }),
);

function holds(script: FormScript, { data, path, rule, stored = {}, on, order }: Example): boolean {
  moment = on === undefined ? now : new Date(`${on}T12:00:00Z`);
  // What is not an object goes to the schema as it is and fails there.
  const value = script.normalize(data as FormValues, { lang: script.lang });
  const errors = script.validate(value, order);
  if (rule !== undefined) return errors.some((error) => error.path === path && error.rule === rule);
  const found = (pointer: string) =>
    pointerNames(pointer).reduce<unknown>((node, name) => (node as FormValues)[name], value) ?? null;
  return errors.length === 0 && Object.entries(stored).every(([at, wanted]) => found(at) === wanted);
}

/** The first form with an example that fails under a runtime. */
function firstToNotice(runtime: Runtime): string | undefined {
  const noticed = forms.find(({ id, scripts, examples }) => {
    const load = (lang: Lang) => loadScript<FormScript>(scripts[lang], runtime, `mutant/${id}.${lang}`);
    const loaded = { de: load('de'), tr: load('tr') };
    return examples.some((example) => !holds(loaded[example.lang ?? 'de'], example));
  });
  return noticed?.id;
}

const counted = { caught: 0 };
afterAll(() => console.log(`vocabulary mutation: ${counted.caught} mutants caught of ${mutants.length}`));

test('the vocabulary as it is fails no example', () => {
  expect(firstToNotice(createRuntime(clock, allFunctions, undefined, lookUp))).toBeUndefined();
});

test('each keyword, format and normaliser has wrong versions here', () => {
  expect(Object.keys(KEYWORDS).sort()).toEqual(Object.keys(sound.keywords).sort());
  expect(Object.keys(FORMATS).sort()).toEqual(Object.keys(formats).sort());
  expect(Object.keys(OPERATIONS)).toEqual([...operations.keys()]);
  expect(Object.keys(NORMALIZERS).sort()).toEqual(Object.keys(normalizers).sort());
});

test.each(mutants)('an example notices: $what', ({ run }) => {
  expect(run(firstToNotice)).toEqual(expect.any(String));
  counted.caught += 1;
});
