import type { FormModel } from '../../compile-form.ts';
import type { CompiledForm } from '../../compiled.ts';
import type { CommandContext } from '../command.ts';
import type { Opened } from '../opened.ts';
import { type Change, compareForms } from './compare.ts';
import { flowChanges, pageChanges } from './flow-changes.ts';
import { formChanges, type OtherChange } from './form-changes.ts';
import { listChanges } from './list-changes.ts';
import { outcomesOf } from './outcomes.ts';
import { replayData } from './replay-data.ts';
import { schemaChanges } from './schema-changes.ts';
import { storedChanges } from './stored-changes.ts';

/** What two versions of one form or flow, of the pages or of own lists differ in. */
export interface PartChanges {
  /** The id of the form or flow, `pages` or `lists`. */
  name: string;
  rules: Change[];
  others: OtherChange[];
}

/** What two versions of all definitions differ in. */
export interface ImpactReport {
  added: string[];
  removed: string[];
  /** Those that differ in something. */
  parts: PartChanges[];
  /** How many cases both versions were asked about. */
  replayed: number;
}

/** All that is to be said about a form that both versions have. */
async function aboutForm(
  older: CompiledForm,
  newer: CompiledForm,
  roots: [before: string, after: string],
  { now, contracts }: CommandContext,
) {
  const models: [FormModel, FormModel] = [older.model, newer.model];
  const cases = await replayData(models, roots, now);
  const outcomes = outcomesOf(older, newer, cases);
  const rules = compareForms(older, newer, outcomes);
  const others = [...formChanges(...models, contracts), ...storedChanges(outcomes)];
  const rest = schemaChanges(...models, { rules, others });
  return { replayed: cases.length, rules, others: [...others, ...rest] };
}

/**
 * Compares two versions of all definitions: rules and stored values by asking both about the same cases, everything else by what it says.
 * @param isAsked which forms and flows are to be compared; all where nothing is said
 */
export async function changesBetween(
  before: Opened,
  after: Opened,
  context: CommandContext,
  isAsked: (name: string) => boolean = () => true,
): Promise<ImpactReport> {
  const [older, newer] = [before.library, after.library];
  const parts: PartChanges[] = [];
  let replayed = 0;
  for (const [name, form] of older.forms) {
    const now = newer.forms.get(name);
    if (!now || !isAsked(name)) continue;
    const about = await aboutForm(form, now, [before.root, after.root], context);
    replayed += about.replayed;
    parts.push({ name, rules: about.rules, others: about.others });
  }
  for (const name of new Set([...older.flows.keys(), ...newer.flows.keys()].filter(isAsked)))
    parts.push({ name, rules: [], others: await flowChanges(name, before, after) });
  if (isAsked('pages')) parts.push({ name: 'pages', rules: [], others: pageChanges(before, after) });
  if (isAsked('lists')) parts.push({ name: 'lists', rules: [], others: listChanges(before, after) });
  return {
    added: [...newer.forms.keys()].filter((id) => !older.forms.has(id) && isAsked(id)),
    removed: [...older.forms.keys()].filter((id) => !newer.forms.has(id) && isAsked(id)),
    parts: parts.filter(({ rules, others }) => rules.length + others.length > 0),
    replayed,
  };
}
