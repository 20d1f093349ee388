import { allFunctions } from '../../../shared/rules/all-functions.ts';
import { createRuntime } from '../../../shared/rules/runtime.ts';
import { modelFlow } from '../../compile-flow.ts';
import { compileFlow, compileForm } from '../../compiled.ts';
import type { FileTexts } from '../../file-texts.ts';
import { lintFlow } from '../../lint.ts';
import { foldProblems, type Problem } from '../../problem.ts';
import { memoryScriptStore, type StoredScript } from '../../script-store.ts';
import { attempt } from '../../unexpected.ts';
import type { Both } from '../book/html.ts';
import { draftSource } from './draft-source.ts';
import { choicesOf, type FlowChoice } from './preview-flow.ts';
import { examplesOf, insist, type PreviewForm, soundModel } from './preview-form.ts';

/** All that an order is made of, as it would be published. */
export interface PreviewWalk {
  version: string;
  /** What a browser gets of the flow. */
  scripts: Both;
  forms: ({ form: string } & Pick<PreviewForm, 'version' | 'scripts' | 'examples'>)[];
  choices: FlowChoice[];
}

export interface WalkWanted {
  files: FileTexts;
  /** Such as `order/order.flow`. */
  flow: string;
  now: Date;
}

/** What was compiled last of each form and flow: a key stroke changes one of those that an order asks. */
let latest: StoredScript[] = [];

const latestStore = {
  ...memoryScriptStore(),
  put: async (scripts: StoredScript[]) => {
    const ids = scripts.map(({ id }) => id);
    latest = [...latest.filter(({ id }) => !ids.includes(id)), ...scripts];
  },
};

async function walkOf({ files, flow, now }: WalkWanted): Promise<PreviewWalk> {
  const source = draftSource(files);
  insist(source.problems.filter(({ file }) => source.broken.has(file)));
  const entry = source.flows.get(flow);
  if (entry) insist(lintFlow(flow, entry, source));
  const asked = entry?.json.steps.flatMap(({ forms }) => forms.map(({ form }) => form)) ?? [];
  const shelf = { stored: latest, store: latestStore, runtime: createRuntime(() => now, allFunctions) };
  const models = [...new Set(asked)].map((form) => soundModel(source, form));
  const forms = await Promise.all(models.map((model) => compileForm(model, shelf)));
  const model = modelFlow(source, flow, new Map(models.map(({ id, version }) => [id, version])));
  const { scripts } = await compileFlow(model, shelf);
  return {
    ...{ version: model.version, scripts, choices: choicesOf(model.steps) },
    forms: forms.map((compiled) => {
      const { id: form, version } = compiled.model;
      return { form, version, scripts: compiled.scripts, examples: examplesOf({ files, form, now }) };
    }),
  };
}

/** Compiles a flow and all of its forms, of files that stand in no folder, or says what keeps them from being shown. */
export async function previewWalk(
  wanted: WalkWanted,
): Promise<{ walk: PreviewWalk | null; faults: Problem[] }> {
  const faults: Problem[] = [];
  const walk = await attempt(faults, `schemas/${wanted.flow}.json`, () => walkOf(wanted));
  return { walk: walk ?? null, faults: foldProblems(faults) };
}
