import { lintSaidDigits } from '../lint/said-digits.ts';
import { FOR_EDITORS } from '../lint/shape.ts';
import { lintPairs } from '../lint/word-pairs.ts';
import { lintAllMeta } from '../meta/lint-meta.ts';
import { foldProblems, type Problem, problemLine } from '../problem.ts';
import { type Command, type CommandContext, count } from './command.ts';
import { lintExamples } from './lint-examples.ts';
import { lintFlowExamples } from './lint-flow-examples.ts';
import { openDefinitions } from './opened.ts';

/** What was found in the files of definitions. */
export interface Findings {
  faults: Problem[];
  /** What should be mended but harms no customer. */
  remarks: Problem[];
  /** How much was looked at, a sentence. */
  seen: string;
}

function isForCheckAlone(file: string, sentence: string): boolean {
  return file.endsWith('.examples.json') || sentence === FOR_EDITORS;
}

/** Everything that is wrong with the definitions below a folder. */
export async function findings({
  root,
  now,
  contracts,
}: Pick<CommandContext, 'root' | 'now' | 'contracts'>): Promise<Findings> {
  const { source, library } = await openDefinitions(root, now, contracts);
  const forms = [...library.forms.values()];
  const examples = await lintExamples(root, forms, now);
  const flows = await lintFlowExamples(root, [...library.flows.values()]);
  // What makes a file unusable stands in the library already; examples are no part of it.
  const shape = (await lintAllMeta(root)).filter(({ file, sentence }) => isForCheckAlone(file, sentence));
  // A file that cannot be read lacks every word: that is said once.
  const unread = new Set(
    library.faults.filter(({ pointer }) => pointer === undefined).map(({ file }) => file),
  );
  const unequal = lintPairs(source.words).filter(({ file }) => !unread.has(file));
  const faults = foldProblems([
    ...library.faults,
    ...shape,
    ...forms.flatMap(({ model }) => lintSaidDigits(model)),
    ...examples.problems,
    ...flows.problems,
    ...unequal,
  ]);
  const said = new Set(faults.map(({ sentence }) => sentence));
  const remarks = foldProblems(library.remarks()).filter(({ sentence }) => !said.has(sentence));
  const rules = forms.flatMap(({ model }) => model.fields.flatMap((field) => field.rules));
  const seen = `${count(forms.length, 'form')}, ${count(rules.length, 'rule')}, ${count(examples.count + flows.count, 'example')}`;
  return { faults, remarks, seen };
}

/** The findings as `check` says them, a line each. */
export function linesOf({ faults, remarks, seen }: Findings): string[] {
  const counted = `${seen}: ${count(faults.length, 'fault')}, ${count(remarks.length, 'remark')}.`;
  return [...[...faults, ...remarks].map(problemLine), counted];
}

/** `check`: everything that is wrong with the definitions, a sentence each. */
export const check: Command = async (_args, context) => {
  const found = await findings(context);
  for (const line of linesOf(found)) context.say(line);
  return found.faults.length === 0 ? 0 : 1;
};
