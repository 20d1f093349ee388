import { noContracts } from '../../shared/contracts/contract.ts';
import type { CompiledForm } from '../compiled.ts';
import { problemLine } from '../problem.ts';
import { type Command, type CommandContext, count } from './command.ts';
import { type Change, compareForms } from './impact/compare.ts';
import { flowChanges, pageChanges } from './impact/flow-changes.ts';
import { aspects, formChanges, type OtherChange } from './impact/form-changes.ts';
import { replayData } from './impact/replay-data.ts';
import { type Unpacked, unpack } from './impact/unpack.ts';
import { type Opened, openDefinitions } from './opened.ts';

function changeLine({ what, path, rule, why, count: amount, sample }: Change): string {
  const text = sample === undefined ? 'left out' : JSON.stringify(sample);
  const shown = text.length > 60 ? `${text.slice(0, 57)}… (${text.length - 2} characters)` : text;
  return `  ${what}: ${path || 'the form'} by "${rule}" — ${why}; ${count(amount, 'case')}, e.g. ${shown}`;
}

/** Forms that only one of the versions has. */
function comingAndGoing(before: Opened, after: Opened): string[] {
  const added = [...after.library.forms.keys()].filter((id) => !before.library.forms.has(id));
  const removed = [...before.library.forms.keys()].filter((id) => !after.library.forms.has(id));
  return [...added.map((id) => `${id}: a new form`), ...removed.map((id) => `${id}: no longer there`)];
}

/** Lines of one kind are folded after so many: a new text of one piece is seen in every form. */
const mostLines = 12;

function otherLines(changes: readonly OtherChange[]): string[] {
  return aspects.flatMap((aspect) => {
    const lines = changes
      .filter((change) => change.aspect === aspect)
      .map(({ text }) => `  ${aspect}: ${text}`);
    const left = lines.length - mostLines;
    return left > 0 ? [...lines.slice(0, mostLines), `  ${aspect}: and ${left} more`] : lines;
  });
}

/** All that is to be said about a form that both versions have. */
async function aboutForm(
  older: CompiledForm,
  before: Opened,
  after: Opened,
  { now, contracts }: CommandContext,
) {
  const newer = after.library.forms.get(older.model.id) ?? older;
  const replays = await replayData([older.model, newer.model], [before.root, after.root], now);
  const rules = compareForms(older, newer, replays);
  return { replayed: replays.length, rules, others: formChanges(older.model, newer.model, contracts) };
}

async function report(before: Opened, after: Opened, context: CommandContext): Promise<void> {
  const { say } = context;
  for (const line of comingAndGoing(before, after)) say(line);
  let replayed = 0;
  const rules: Change[] = [];
  const others: OtherChange[] = [];
  const tell = (name: string, found: Change[], other: OtherChange[]) => {
    rules.push(...found);
    others.push(...other);
    if (found.length + other.length > 0) say(name);
    for (const line of [...found.map(changeLine), ...otherLines(other)]) say(line);
  };
  for (const older of before.library.forms.values()) {
    if (!after.library.forms.has(older.model.id)) continue;
    const about = await aboutForm(older, before, after, context);
    replayed += about.replayed;
    tell(older.model.id, about.rules, about.others);
  }
  for (const id of new Set([...before.library.flows.keys(), ...after.library.flows.keys()]))
    tell(id, [], await flowChanges(id, before, after));
  tell('pages', [], pageChanges(before, after));
  const refusing = rules.filter(({ what }) => what === 'newly refused').length;
  const counts = aspects.map((aspect) => `${aspect} ${others.filter((one) => one.aspect === aspect).length}`);
  say(
    `${count(replayed, 'case')} replayed: ${count(refusing, 'rule')} newly refusing, ${count(rules.length - refusing, 'rule')} no longer refusing. Other changes: ${counts.join(', ')}.`,
  );
}

/** `impact <git ref or folder>`: what people could fill in before and cannot now or the other way round, and what else they would notice. */
export const impact: Command = async ([from = ''], context) => {
  const { root, now, say, contracts } = context;
  if (from === '') {
    say('Say since when: `npm run rules -- impact HEAD~1`, or a folder with a copy of the project.');
    return 1;
  }
  let old: Unpacked;
  try {
    old = await unpack(root, from);
  } catch {
    say(`"${from}" is neither a commit nor a folder that holds definitions.`);
    return 1;
  }
  try {
    // Another program read the older files.
    const before = await openDefinitions(old.folder, now, noContracts);
    const after = await openDefinitions(root, now, contracts);
    for (const fault of before.library.faults) say(`before: ${problemLine(fault)}`);
    for (const fault of after.library.faults) say(`now: ${problemLine(fault)}`);
    await report(before, after, context);
    return after.library.faults.length === 0 ? 0 : 1;
  } finally {
    await old.remove();
  }
};
