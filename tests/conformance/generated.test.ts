import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExamples } from '../../src/definitions/examples.ts';
import { lookUp } from '../../src/definitions/german-towns.ts';
import { isLeakedPassword } from '../../src/definitions/leaked-passwords.ts';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';
import { berlinToday } from '../../src/shared/dates.ts';
import type { FormScript, FormValues } from '../../src/shared/form-script.ts';
import { type Lang, langs } from '../../src/shared/language.ts';
import { allFunctions, formats } from '../../src/shared/rules/all-functions.ts';
import { createRuntime, type Runtime } from '../../src/shared/rules/runtime.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { breachesIn } from '../support/contract-validator.ts';
import { formIds, ROOT } from '../support/definitions.ts';
import { formData } from '../support/form-values.ts';
import { wrongSums } from '../support/independent-formulas.ts';
import { kept, shortened, tidy } from '../support/independent-tidying.ts';
import { independentValidator } from '../support/independent-validator.ts';
import { withOwnKeywords } from '../support/own-keywords.ts';
import { reachedWords, repeated } from '../support/reached-words.ts';
import { rulesAlone, type Verdict } from '../support/rules-alone.ts';
import { type When, whens } from '../support/situations.ts';

const now = new Date();
const deep = process.env.DEEP === '1';
/** The short form is the same on every run; the long one looks elsewhere each time and says where. */
const seed = Number(process.env.SEED ?? (deep ? Date.now() % 2 ** 31 : 4711));
const quick = process.env.QUICK === '1';
const numRuns = deep ? 4000 : quick ? 25 : 100;
/** Its one form uses every word of the vocabulary that no other needs. */
const runsOf = (id: string) => (id === 'specimen/vocabulary' ? (deep ? 6 : 3) : 1) * numRuns;
const counted = { cases: 0, accepted: 0, rules: new Set<string>() };
const reached = reachedWords();
/** The moment of judging, which a case may move. */
let moment = now;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now, env: { VALIDATE_LIMIT_PER_MINUTE: '1000000' } });
});
afterAll(async () => {
  const { cases, accepted, rules } = counted;
  console.log(`words of ours, passed/refused: ${reached.report()}`);
  console.log(
    `agreement: ${cases} generated cases, ${accepted} accepted, ${cases - accepted} refused by ${rules.size} rules of fields; seed ${seed}`,
  );
  await app.close();
});

/**
 * The script as a browser gets it: fetched over HTTP and imported as a module, with a runtime of its own; one that has
 * asked for whatever its lists have, and that was told which passwords the server knows from leaks.
 */
async function browserScript(id: string, lang: Lang): Promise<FormScript> {
  const version = app.definitions.versions()[id];
  const { text } = await app.client({ lang }).get(`/definitions/${version}/${id}.${lang}.js`);
  const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  const module: { default: (runtime: Runtime) => FormScript } = await import(/* @vite-ignore */ address);
  return module.default(createRuntime(() => moment, allFunctions, isLeakedPassword, lookUp));
}

const rjsf = customizeValidator({
  customFormats: formats,
  ajvOptionsOverrides: { $data: true, strict: false },
  extenderFn: (ajv) => withOwnKeywords(ajv, () => moment),
});

/** What the browser makes of data, with the normalised value that it validated. */
function inBrowser(script: FormScript, data: unknown, order: unknown): Verdict & { value: FormValues } {
  const value = script.normalize(data as FormValues, { lang: script.lang });
  const errors = script.validate(value, order).map((error) => {
    const { path, keyword, rule } = error;
    return { path, keyword, rule, message: script.message(error) };
  });
  return { valid: errors.length === 0, errors, value };
}

/** Sets the clocks of server and browser. */
function live(on: string | undefined): void {
  moment = on === undefined ? now : new Date(`${on}T12:00:00Z`);
  app.pass({ seconds: (moment.getTime() - app.now().getTime()) / 1000 });
}

async function onServer(id: string, lang: Lang, data: unknown, { on, order }: When): Promise<Verdict> {
  // The dry run knows no order; on other days the limits of requests would count backwards.
  if (on !== undefined || order !== undefined) {
    const sent: unknown = JSON.parse(JSON.stringify(data));
    const { valid, errors } = app.definitions.validate(id, sent, lang, order);
    return {
      valid,
      errors: errors.map(({ path, keyword, rule, message }) => ({ path, keyword, rule, message })),
    };
  }
  const json = { 'content-type': 'application/json' };
  const answer = await app.client({ lang }).post(`/api/forms/${id}/validate`, JSON.stringify(data), json);
  expect(answer.status, answer.text).toBe(200);
  return rulesAlone(answer.payload<Verdict>());
}

function count({ valid, errors }: Verdict, id: string): void {
  counted.cases += 1;
  if (valid) counted.accepted += 1;
  for (const { path, rule } of errors) counted.rules.add(`${id}${path}|${rule}`);
}

test.each(formIds())(
  '%s: browser, server, rjsf and an independent library agree on generated data',
  async (id) => {
    const { valid, invalid, situated } = await readExamples(ROOT, id, now);
    const schema = app.definitions.document(id, 'de')?.schema as JsonSchema;
    const independent = independentValidator(schema);
    const scripts = { de: await browserScript(id, 'de'), tr: await browserScript(id, 'tr') };
    const said = (lang: Lang) => app.definitions.document(id, lang)?.words ?? {};
    const texts = { de: said('de'), tr: said('tr') };
    const data = formData(
      schema,
      [...valid, ...situated.filter(({ rule }) => rule === undefined)].map((example) => example.data),
      [...invalid, ...situated].map((example) => example.data),
    );
    const when = whens(schema, situated);
    const agree = fc.asyncProperty(data, fc.constantFrom(...langs), when, async (value, lang, moment) => {
      live(moment.on);
      const today = moment.on ?? berlinToday(now);
      const script = scripts[lang];
      const { value: validated, ...browser } = inBrowser(script, value, moment.order);
      expect(await onServer(id, lang, value, moment)).toEqual(browser);
      expect(wrongSums(schema, shortened(validated, schema), today)).toEqual([]);
      expect(kept(validated, schema)).toEqual(tidy(value, schema, lang));
      const plain = browser.errors.filter(independent.speaksOf);
      expect(independent.validate({ data: validated, order: moment.order, today })).toEqual(
        plain.map(({ path, rule }) => `${path}|${rule}`).sort(),
      );
      // The resolved schema is draft-07; rjsf types the same thing with its own interface. It knows no order.
      const { errors } = rjsf.rawValidation(schema as RJSFSchema, validated);
      if (moment.order === undefined) expect((errors ?? []).length === 0).toBe(browser.valid);
      if (browser.valid) expect(breachesIn(id, validated)).toEqual([]);
      for (const wasSaid of repeated(browser.errors, validated, texts[lang])) {
        expect(wasSaid).toBe(true);
        reached.tally('{value}', wasSaid);
      }
      count(browser, id);
      reached.tallyParts(schema, value, validated, browser.valid);
    });
    await fc.assert(agree, { seed, numRuns: runsOf(id) });
    live(undefined);
    reached.addAll(independent.reached);
  },
  deep ? 900_000 : 120_000,
);

test('the generated data is worth validating: much is accepted, much refused, by many rules', () => {
  const { cases, accepted, rules } = counted;
  expect(cases).toBe(formIds().reduce((sum, id) => sum + runsOf(id), 0));
  expect(accepted / cases).toBeGreaterThan(0.1);
  expect(accepted / cases).toBeLessThan(0.7);
  expect(rules.size).toBeGreaterThan(quick ? 150 : 200);
});
