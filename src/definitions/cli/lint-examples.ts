import { valueAtPointer } from '../../shared/rules/json-pointer.ts';
import { applyRules } from '../apply-rules.ts';
import type { CompiledForm } from '../compiled.ts';
import { type Example, readExamples } from '../examples.ts';
import { loadedOn } from '../loaded-on.ts';
import { type ProvedPieces, provedPieces } from '../piece-examples.ts';
import type { Problem } from '../problem.ts';
import { missingExamples } from './missing-examples.ts';

function atPlace(rule = '', path = ''): string {
  return `"${rule}" at ${path || 'the form itself'}`;
}

function called({ name }: Example): string {
  return name === undefined ? '' : ` ("${name}")`;
}

function outcomeOf(form: CompiledForm, { data, lang = 'de', on, order }: Example) {
  return applyRules(on === undefined ? form.loaded[lang] : loadedOn(form, on, lang), data, lang, order);
}

type Outcome = ReturnType<typeof outcomeOf>;

const brokenRules = ({ errors }: Outcome): string[] => errors.map(({ rule, path }) => atPlace(rule, path));

/** What an example says beyond its verdict and does not hold: the answer's code, what is stored. */
function sideFaults(example: Example, { value, errors }: Outcome): string[] {
  const { path, rule, referenceCode, stored = {} } = example;
  const code = errors.find((error) => error.path === path && error.rule === rule)?.referenceCode;
  const wrongCode = referenceCode !== undefined && code !== referenceCode;
  return [
    ...(wrongCode ? [`The answer should have the code ${referenceCode} but has ${code ?? 'none'}.`] : []),
    ...Object.entries(stored).flatMap(([pointer, wanted]) => {
      const found = valueAtPointer(value, pointer) ?? null;
      if (JSON.stringify(found) === JSON.stringify(wanted)) return [];
      return [`${pointer} should be stored as ${JSON.stringify(wanted)} but is ${JSON.stringify(found)}.`];
    }),
  ];
}

/** The examples that are not judged as they say. @param file where those stand that name no file of their own */
export function exampleFaults(
  form: CompiledForm,
  valid: Example[],
  invalid: Example[],
  file: string,
): Problem[] {
  const judged = (examples: Example[]) =>
    examples.map((example) => ({ example, outcome: outcomeOf(form, example) }));
  const [accepted, refused] = [judged(valid), judged(invalid)];
  const wronglyRefused = accepted.flatMap(({ example, outcome }) => {
    const broken = brokenRules(outcome);
    const sentence = `This example${called(example)} should pass but breaks ${broken.join(', ')}.`;
    return broken.length > 0 ? [{ file: example.file ?? file, pointer: example.at, sentence }] : [];
  });
  const wronglyAccepted = refused.flatMap(({ example, outcome }) => {
    const [broken, wanted] = [brokenRules(outcome), atPlace(example.rule, example.path)];
    const instead = broken.length > 0 ? broken.join(', ') : 'nothing';
    const sentence = `This example${called(example)} should break ${wanted} but breaks ${instead}.`;
    return broken.includes(wanted) ? [] : [{ file: example.file ?? file, pointer: example.at, sentence }];
  });
  const besides = [...accepted, ...refused].flatMap(({ example, outcome }) =>
    sideFaults(example, outcome).map((sentence) => ({
      file: example.file ?? file,
      pointer: example.at,
      sentence,
    })),
  );
  return [...wronglyRefused, ...wronglyAccepted, ...besides];
}

async function lintForm(root: string, form: CompiledForm, now: Date, proved: ProvedPieces) {
  const file = `schemas/${form.model.id}.examples.json`;
  try {
    const { valid, invalid, situated } = await readExamples(root, form.model.id, now);
    const refused = [...invalid, ...situated.filter(({ rule }) => rule !== undefined)];
    const accepted = [...valid, ...situated.filter(({ rule }) => rule === undefined)];
    const problems = [
      ...exampleFaults(form, accepted, refused, file),
      ...missingExamples(form, { valid, invalid }, refused, { proved, now, file }),
    ];
    return { problems, count: accepted.length + refused.length };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const sentence = `The examples cannot be read (${reason}). A form needs them: "valid" and "invalid".`;
    return { problems: [{ file, sentence }], count: 0 };
  }
}

/** Whether each example of each form is judged as it says, and whether every rule has one. */
export async function lintExamples(root: string, forms: CompiledForm[], now: Date) {
  const proved = await provedPieces(root);
  const results = await Promise.all(forms.map((form) => lintForm(root, form, now, proved)));
  return {
    problems: results.flatMap(({ problems }) => problems),
    count: results.reduce((sum, result) => sum + result.count, 0),
  };
}
