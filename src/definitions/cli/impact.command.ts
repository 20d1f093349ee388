import { problemLine } from '../problem.ts';
import { type Command, type CommandContext, count } from './command.ts';
import { withOlder } from './impact/before.ts';
import type { Change } from './impact/compare.ts';
import { aspects, changeText, type OtherChange } from './impact/form-changes.ts';
import { changesBetween } from './impact/report.ts';
import { folded } from './impact/shown-lines.ts';
import { type Opened, openDefinitions } from './opened.ts';

function valueText(sample: unknown): string {
  const text = sample === undefined ? 'left out' : JSON.stringify(sample);
  return text.length > 60 ? `${text.slice(0, 57)}… (${text.length - 2} characters)` : text;
}

function changeLine(change: Change, isMasked = false): string {
  const { what, path, rule, why, count: amount, sample, masked } = change;
  const shown = isMasked ? masked : valueText(sample);
  return `  ${what}: ${path || 'the form'} by "${rule}" — ${why}; ${count(amount, 'case')}, e.g. ${shown}`;
}

function otherLines(changes: readonly OtherChange[]): string[] {
  return aspects.flatMap((aspect) =>
    changes
      .filter((change) => change.aspect === aspect)
      .map((change) => `  ${aspect}: ${changeText(change)}`),
  );
}

async function report(before: Opened, after: Opened, context: CommandContext): Promise<void> {
  const { say, isMasked, isWhole } = context;
  const { added, removed, parts, replayed } = await changesBetween(before, after, context);
  for (const id of added) say(`${id}: a new form`);
  for (const id of removed) say(`${id}: no longer there`);
  for (const part of parts) {
    say(part.name);
    const rules = part.rules.map((change) => changeLine(change, isMasked));
    const lines = [...rules, ...otherLines(part.others)];
    for (const line of isWhole ? lines : folded(lines)) say(line);
  }
  const rules = parts.flatMap((part) => part.rules);
  const others = parts.flatMap((part) => part.others);
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
  const code = await withOlder(from, context, async (before) => {
    const after = await openDefinitions(root, now, contracts);
    for (const fault of before.library.faults) say(`before: ${problemLine(fault)}`);
    for (const fault of after.library.faults) say(`now: ${problemLine(fault)}`);
    await report(before, after, context);
    return after.library.faults.length === 0 ? 0 : 1;
  });
  return code ?? 1;
};
