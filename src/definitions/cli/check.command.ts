import { lintAllMeta } from '../meta/lint-meta.ts';
import { problemLine } from '../problem.ts';
import { type Command, count } from './command.ts';
import { lintExamples } from './lint-examples.ts';
import { lintFlowExamples } from './lint-flow-examples.ts';
import { openDefinitions } from './opened.ts';

/** `check`: everything that is wrong with the definitions, a sentence each. */
export const check: Command = async (_args, { root, now, say }) => {
  const { library } = await openDefinitions(root, now);
  const forms = [...library.forms.values()];
  const examples = await lintExamples(root, forms, now);
  const flows = await lintFlowExamples(root, [...library.flows.values()]);
  // A misspelt keyword is found by compiler and meta-schema alike; one sentence at a place is enough.
  const said = new Set(
    library.faults.map(({ file, pointer }) => `${file}#${pointer?.replace(/\/[^/]+$/, '')}`),
  );
  const shape = (await lintAllMeta(root)).filter(({ file, pointer }) => !said.has(`${file}#${pointer}`));
  const faults = [...library.faults, ...shape, ...examples.problems, ...flows.problems];
  const remarks = library.remarks();
  const lines = new Set([...faults, ...remarks].map(problemLine));
  for (const line of lines) say(line);
  const rules = forms.flatMap(({ model }) => model.fields.flatMap((field) => field.rules));
  const seen = `${count(forms.length, 'form')}, ${count(rules.length, 'rule')}, ${count(examples.count + flows.count, 'example')}`;
  say(`${seen}: ${count(faults.length, 'fault')}, ${count(remarks.length, 'remark')}.`);
  return faults.length === 0 ? 0 : 1;
};
