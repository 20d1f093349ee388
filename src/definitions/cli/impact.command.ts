import { noContracts } from '../../shared/contracts/contract.ts';
import { problemLine } from '../problem.ts';
import { type Command, type CommandContext, count } from './command.ts';
import { type Change, compareForms } from './impact/compare.ts';
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

async function report(before: Opened, after: Opened, { now, say }: CommandContext): Promise<void> {
  for (const line of comingAndGoing(before, after)) say(line);
  let [replayed, refused, accepted] = [0, 0, 0];
  for (const [id, newer] of after.library.forms) {
    const older = before.library.forms.get(id);
    if (!older) continue;
    const replays = await replayData([older.model, newer.model], [before.root, after.root], now);
    const changes = compareForms(older, newer, replays);
    replayed += replays.length;
    refused += changes.filter(({ what }) => what === 'newly refused').length;
    accepted += changes.length - changes.filter(({ what }) => what === 'newly refused').length;
    if (changes.length > 0) say(id);
    for (const change of changes) say(changeLine(change));
  }
  say(
    `${count(replayed, 'case')} replayed: ${count(refused, 'rule')} newly refusing, ${count(accepted, 'rule')} no longer refusing.`,
  );
}

/** `impact <git ref or folder>`: what people could fill in before and cannot now, and the other way round. */
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
