import type { Contracts } from '../../shared/contracts/contract.ts';
import { isRecord } from '../../shared/json-values.ts';
import { pointerOf } from '../../shared/rules/json-pointer.ts';
import { unreadFields } from '../answers.ts';
import type { FlowModel } from '../compile-flow.ts';
import type { FormModel } from '../compile-form.ts';
import type { Problem } from '../problem.ts';
import type { Source } from '../source.ts';
import { type Breach, breachesOf } from './breaches.ts';
import { type Truth, truthOf } from './condition-truth.ts';
import { clashesOf } from './shared-columns.ts';

/** The place of a field in its form's own file, or of the nearest thing around it that is there. */
function placeInFile(json: unknown, path: readonly string[]): string {
  const names: string[] = [];
  let node = json;
  for (const name of path) {
    const properties: unknown = isRecord(node) ? node.properties : undefined;
    if (!isRecord(properties) || !Object.hasOwn(properties, name)) break;
    names.push('properties', name);
    node = properties[name];
  }
  return pointerOf(names);
}

function sentenceOf(pointer: string, breaches: Breach[]): string {
  const purposes = [...new Set(breaches.map(({ purpose }) => purpose))];
  return `${pointer} ${breaches[0]?.what ?? ''}: ${purposes.join('; ')}.`.replace(' : each', ': each');
}

function grouped<T>(items: T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** What the readers of a form need and it no longer guarantees: one sentence for each field and cause. */
export function faultsOfContracts(model: FormModel, source: Source, contracts: Contracts): Problem[] {
  const broken = contracts.forms
    .filter(({ form }) => form === model.id)
    .flatMap((contract) => breachesOf(model.schema, contract));
  const own = grouped(broken, ({ path, what }) => `${pointerOf(path)} ${what}`).map((breaches) => {
    const path = breaches[0]?.path ?? [];
    return { path, sentence: sentenceOf(pointerOf(path), breaches) };
  });
  const found = own.length > 0 ? own : clashesOf(model.id, source, contracts);
  return found.map(({ path, sentence }) => ({
    file: model.file,
    pointer: placeInFile(source.forms.get(model.id)?.json, path),
    sentence,
  }));
}

/** Fields of a form that would be asked and thrown away: no code reads them, and no record of the form is kept. */
export function lostAnswers(model: FormModel, source: Source, contracts: Contracts): Problem[] {
  const { formIds, storedForms } = contracts;
  if (!formIds.includes(model.id) || storedForms.has(model.id)) return [];
  return unreadFields(model, contracts, 'pages count').map(({ path, pointer }) => ({
    file: model.file,
    pointer: placeInFile(source.forms.get(model.id)?.json, path),
    sentence: `Nobody reads ${pointer}, and answers to this form are stored nowhere. Leave it out, or say "x-keep": false.`,
  }));
}

/** Files that no record of a form would take, so that they would be lost. */
export function lostFiles(model: FormModel, { formIds, fileForms }: Contracts): Problem[] {
  if (!formIds.includes(model.id) || fileForms.includes(model.id)) return [];
  const takers = [...fileForms, 'a form on a page of ui-schemas/pages.json'].join(', ');
  return model.fields
    .filter(({ schema }) => schema.upload !== undefined)
    .map(({ pointer }) => ({
      file: model.file,
      pointer: `${pointer.replaceAll('/', '/properties/')}/upload`,
      sentence: `Nothing keeps the files of this form. Forms that take files: ${takers}.`,
    }));
}

/** Forms and flows that the program asks for and that have no file; `said`: what has been said to be lost. */
export function missingFiles(
  source: Source,
  { forms, flows, formIds }: Contracts,
  said: { forms: ReadonlySet<string>; flows: ReadonlySet<string> },
): Problem[] {
  const lostForms = formIds
    .filter((id) => !source.forms.has(id) && !said.forms.has(id))
    .map((id) => {
      const readers = [...new Set(forms.filter(({ form }) => form === id).map(({ reader }) => reader))];
      const who = readers.length > 0 ? readers.join(', ') : 'the program';
      return { file: `schemas/${id}.schema.json`, sentence: `The form must stay: ${who} asks for it.` };
    });
  const lostFlows = flows
    .filter(({ flow }) => !source.flows.has(flow) && !said.flows.has(flow))
    .map(({ flow }) => ({
      file: `schemas/${flow}.json`,
      sentence: 'The flow must stay: a page asks for it.',
    }));
  return [...lostForms, ...lostFlows];
}

/** Whether a flow surely shows a form to every order of which this is known. */
function surelyShows({ steps }: FlowModel, form: string, known: Readonly<Record<string, unknown>>): boolean {
  const holds = (when: FlowModel['steps'][number]['when']): Truth => (when ? truthOf(when, known) : true);
  return steps.some(
    (step) => holds(step.when) && step.forms.some((entry) => entry.form === form && holds(entry.when)),
  );
}

/** Forms that a flow no longer shows to an order that needs them. */
export function faultsOfFlow(model: FlowModel, { flows }: Contracts): Problem[] {
  const needs = flows.filter(({ flow }) => flow === model.id).flatMap((contract) => contract.needs);
  return needs
    .filter(({ form, when }) => !surelyShows(model, form, when))
    .map(({ form, when, for: purpose }) => {
      const whom =
        Object.keys(when).length === 0 ? 'every order' : `every order with ${JSON.stringify(when)}`;
      return {
        file: model.file,
        pointer: '/steps',
        sentence: `"${form}" must be shown to ${whom}: ${purpose}.`,
      };
    });
}
