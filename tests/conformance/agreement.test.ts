import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Example, readExamples } from '../../src/definitions/examples.ts';
import { lookUp } from '../../src/definitions/german-towns.ts';
import type { FormScript, FormValues } from '../../src/shared/form-script.ts';
import { type Lang, langs } from '../../src/shared/language.ts';
import { parsePhone } from '../../src/shared/rules/phone.ts';
import { ruleFunctionsWith } from '../../src/shared/rules/rule-functions.ts';
import { createRuntime, type Runtime } from '../../src/shared/rules/runtime.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { formIds, ROOT } from '../support/definitions.ts';
import { rulesAlone, type Verdict } from '../support/rules-alone.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: new Date(), env: { VALIDATE_LIMIT_PER_MINUTE: '1000000' } });
});
afterAll(() => app.close());

/**
 * The script as a browser gets it: fetched over HTTP and imported as a module, with a runtime of its own; one that has
 * asked for whatever its lists have. It has what reads phone numbers only where the script says that it needs it.
 */
async function browserScript(id: string, lang: Lang): Promise<FormScript> {
  const version = app.definitions.versions()[id];
  const answer = await app.client({ lang }).get(`/definitions/${version}/${id}.${lang}.js`);
  expect(answer.status).toBe(200);
  const address = `data:text/javascript;base64,${Buffer.from(answer.text).toString('base64')}`;
  const module: { default: (runtime: Runtime) => FormScript } = await import(/* @vite-ignore */ address);
  const made: { script?: FormScript } = {};
  const functions = ruleFunctionsWith((text) => {
    if (!made.script?.readsPhones) throw new Error(`${id} reads phone numbers and does not say so.`);
    return parsePhone(text);
  });
  made.script = module.default(createRuntime(app.now, functions, undefined, lookUp));
  return made.script;
}

function inBrowser(script: FormScript, data: unknown) {
  const value = script.normalize(data as FormValues, { lang: script.lang });
  return script.validate(value).map((error) => ({
    path: error.path,
    keyword: error.keyword,
    rule: error.rule,
    message: script.message(error),
  }));
}

async function onServer(id: string, lang: Lang, { data }: Example) {
  const answer = await app.client({ lang }).post(`/api/forms/${id}/validate`, data);
  expect(answer.status).toBe(200);
  return rulesAlone(answer.payload<Verdict>());
}

describe.each(formIds())('%s', (id) => {
  test.each(langs)('browser and server agree on every example in %s', async (lang) => {
    const { valid, invalid } = await readExamples(ROOT, id, app.now());
    const script = await browserScript(id, lang);
    for (const example of [...valid, ...invalid]) {
      const errors = inBrowser(script, example.data);
      expect(await onServer(id, lang, example)).toEqual({ valid: errors.length === 0, errors });
    }
  });
});
