import { FOR_EDITORS } from '../lint/shape.ts';
import { lintPairs } from '../lint/word-pairs.ts';
import { lintAllMeta } from '../meta/lint-meta.ts';
import { foldProblems, problemLine } from '../problem.ts';
import { type Command, count } from './command.ts';
import { lintExamples } from './lint-examples.ts';
import { lintFlowExamples } from './lint-flow-examples.ts';
import { openDefinitions } from './opened.ts';

function isForCheckAlone(file: string, sentence: string): boolean {
  return file.endsWith('.examples.json') || sentence === FOR_EDITORS;
}

/** `check`: everything that is wrong with the definitions, a sentence each. */
export const check: Command = async (_args, { root, now, say, contracts }) => {
  const { source, library } = await openDefinitions(root, now, contracts);
  const forms = [...library.forms.values()];
  const examples = await lintExamples(root, forms, now);
  const flows = await lintFlowExamples(root, [...library.flows.values()]);
  // What makes a file unusable stands in the library already; examples are no part of it.
  const shape = (await lintAllMeta(root)).filter(({ file, sentence }) => isForCheckAlone(file, sentence));
  const unequal = lintPairs(source.words);
  const faults = foldProblems([
    ...library.faults,
    ...shape,
    ...examples.problems,
    ...flows.problems,
    ...unequal,
  ]);
  const said = new Set(faults.map(({ sentence }) => sentence));
  const remarks = foldProblems(library.remarks()).filter(({ sentence }) => !said.has(sentence));
  for (const problem of [...faults, ...remarks]) say(problemLine(problem));
  const rules = forms.flatMap(({ model }) => model.fields.flatMap((field) => field.rules));
  const seen = `${count(forms.length, 'form')}, ${count(rules.length, 'rule')}, ${count(examples.count + flows.count, 'example')}`;
  say(`${seen}: ${count(faults.length, 'fault')}, ${count(remarks.length, 'remark')}.`);
  return faults.length === 0 ? 0 : 1;
};
