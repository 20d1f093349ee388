import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

// Every test compiles all forms, some of them several times.
vi.setConfig({ testTimeout: 60_000 });

let project: ProjectCopy;
beforeEach(async () => {
  project = await copyProject();
});
afterEach(() => project.remove());

test('sound definitions: one line that counts, exit code 0', async () => {
  const { code, lines } = await project.rules('check');
  expect(lines).toEqual([
    expect.stringMatching(/^\d+ forms, \d+ rules, \d+ examples: 0 faults, 0 remarks\.$/),
  ]);
  expect(code).toBe(0);
});

describe('each mistake is one sentence with file and place, and exit code 1', () => {
  test.each([
    [
      'a misspelt keyword',
      'schemas/definitions/postalCode.schema.json',
      (t: string) => t.replace('"pattern"', '"patern"'),
      'schemas/definitions/postalCode.schema.json#/patern: "patern" is no keyword; did you mean "pattern"?',
    ],
    [
      'an option that no widget knows',
      'ui-schemas/auth/otp.ui.json',
      (t: string) => t.replace('"inputMode"', '"inputmode"'),
      'ui-schemas/auth/otp.ui.json#/code/ui:options: "inputmode" does not belong here; did you mean "inputMode"?',
    ],
    [
      'an example that is validated otherwise',
      'schemas/definitions/otpCode.schema.json',
      (t: string) => t.replace('{6}', '{5}'),
      /: This example should pass but breaks "pattern" at \/code\. \(Also: .*\.examples\.json#\/valid\/\d and \d more\.\)$/,
    ],
    [
      'a rule without an example',
      'schemas/definitions/otpCode.examples.json',
      (t: string) => t.replaceAll('"rule": "maxLength"', '"rule": "pattern"'),
      'schemas/definitions/otpCode.examples.json#/invalid: No example breaks the rule "maxLength" of /code. Add one.',
    ],
    [
      'an example with another code',
      'schemas/auth/reset-password.examples.json',
      (t: string) => t.replace('"referenceCode": 1044', '"referenceCode": 1045'),
      /^schemas\/auth\/reset-password\.examples\.json#\/invalid\/\d+: The answer should have the code 1045 but has 1044\.$/,
    ],
    [
      'an example that is stored otherwise',
      'schemas/order/jersey.examples.json',
      (t: string) => t.replace('"stored": { "/name": "ALİ IŞIK" }', '"stored": { "/name": "ALI IŞIK" }'),
      /: \/name should be stored as "ALI IŞIK" but is "ALİ IŞIK"\.$/,
    ],
    [
      'an order that sees other steps',
      'schemas/order/order.flow.json',
      (t: string) =>
        t.replaceAll('"hasFormOption": { "const": true }', '"hasFormOption": { "const": false }'),
      /^schemas\/order\/order\.flow\.examples\.json#\/orders\/\d+: This order should see tariff \(order\/tariff\), number \(order\/number/,
    ],
    [
      'examples that are no JSON',
      'schemas/auth/otp.examples.json',
      (t: string) => t.replace(']', ''),
      /^schemas\/auth\/otp\.examples\.json: The examples cannot be read/,
    ],
  ])('%s', async (_what, file, change, sentence) => {
    await project.edit(file, change);
    const { code, lines } = await project.rules('check');
    expect(lines).toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    // A fault does not make the words of its form look unused.
    expect(lines.filter((line) => line.includes('No form uses'))).toEqual([]);
    expect(lines.at(-1)).toMatch(/: [1-9]\d* faults?, /);
    expect(code).toBe(1);
  });
});

test('words of a page that one language lacks are one sentence, although no form is held back', async () => {
  await project.edit('locales/tr/home.json', (t) => t.replace(/^ {2}"[^"]+": .*\n/m, ''));
  const { code, lines } = await project.rules('check');
  expect(lines).toEqual([
    expect.stringMatching(/^locales\/tr\/home\.json#\/home\..+: The Turkish words for ".+" are missing\./),
    expect.stringContaining('1 fault, 0 remarks'),
  ]);
  expect(code).toBe(1);
});

test('a rule that many examples break is one sentence', async () => {
  await project.edit('schemas/definitions/postalCode.schema.json', (t) => t.replace('{5}', '{6}'));
  const { lines } = await project.rules('check');
  expect(lines.length).toBeLessThan(10);
  expect(lines.join('\n')).toMatch(/breaks "pattern" at \/contact\/postalCode\. \(Also: .* and \d+ more\.\)/);
});

test('what nothing uses is a remark', async () => {
  const city = 'schemas/definitions/city.schema.json';
  await copyFile(join(project.root, city), join(project.root, 'schemas/definitions/town.schema.json'));
  await mkdir(join(project.root, 'ui-schemas/survey'), { recursive: true });
  await writeFile(join(project.root, 'ui-schemas/survey/answr.ui.json'), '{ "$schema": "" }');
  const { code, lines } = await project.rules('check');
  expect(lines).toEqual([
    'schemas/definitions/town.schema.json: No form uses this piece. Use it or remove the file.',
    expect.stringMatching(/^ui-schemas\/survey\/answr\.ui\.json: There is no form "survey\/answr"/),
    expect.stringContaining('0 faults, 2 remarks'),
  ]);
  expect(code).toBe(0);
});

test('an unknown command shows the known ones', async () => {
  const { code, lines } = await project.rules('chek');
  expect(lines.join('\n')).toContain('impact <ref|folder>');
  expect(code).toBe(1);
});

test('a wrong pointer in an example is one sentence', async () => {
  const wrong = (t: string) => t.replace('"/contact/postalCode"', '"/contakt/postalCode"');
  await project.edit('schemas/auth/register.examples.json', wrong);
  const { lines } = await project.rules('check');
  expect(lines).toEqual([
    expect.stringMatching(/^schemas\/auth\/register\.examples\.json: .*\/contakt\/postalCode/),
    expect.stringContaining('1 fault, 0 remarks'),
  ]);
});
