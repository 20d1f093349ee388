import type { Contracts } from '../shared/contracts/contract.ts';
import type { FormPage } from '../shared/form-page.ts';
import type { Runtime } from '../shared/rules/runtime.ts';
import { type FlowModel, modelFlow } from './compile-flow.ts';
import { type FormModel, modelForm } from './compile-form.ts';
import { type CompiledFlow, type CompiledForm, compileFlow, compileForm } from './compiled.ts';
import {
  faultsOfContracts,
  faultsOfFlow,
  lostAnswers,
  lostFiles,
  missingFiles,
} from './contracts/contract-faults.ts';
import { buildPages } from './form-pages.ts';
import { faultsOfForm, faultsOfModel, faultsOfPiece, lintFlow, remarksOn } from './lint.ts';
import { type Lists, listsInForce } from './lists.ts';
import { goneProblem, lostForms } from './lost-forms.ts';
import { DefinitionError, foldProblems, type Problem } from './problem.ts';
import type { ScriptStore } from './script-store.ts';
import { PAGES_FILE, type Source } from './source.ts';
import { attempt } from './unexpected.ts';

/** All forms and flows in force at one time, and what is wrong with their files. */
export interface Library {
  forms: ReadonlyMap<string, CompiledForm>;
  flows: ReadonlyMap<string, CompiledFlow>;
  /** The pages that show a form. */
  pages: readonly FormPage[];
  /** The lists of `schemas/sources` that forms take suggestions from. */
  lists: Lists;
  /** Faults: the form stays as it was. */
  faults: Problem[];
  /** Mistakes in forms that stay in use. Searched on request, so that a change is not delayed. */
  remarks: () => Problem[];
}

function insist(problems: Problem[]): void {
  if (problems.length > 0) throw new DefinitionError(problems);
}

/** Keeps a form as it was without a word more: the cause has been said elsewhere. */
function keepSilently(): never {
  throw new DefinitionError([]);
}

/** Whether a file of the form, or words, cannot be read and were never readable before. */
function lacksFiles(source: Source, id: string): boolean {
  return [...source.broken].some(
    (file) =>
      !source.lastGood.has(file) && (file === `ui-schemas/${id}.ui.json` || file.startsWith('locales/')),
  );
}

function checkedForm(
  source: Source,
  id: string,
  brokenPieces: readonly string[],
  contracts: Contracts,
): FormModel {
  if (source.isProved) return modelForm(source, id);
  if (lacksFiles(source, id)) keepSilently();
  insist(faultsOfForm(source, id));
  const model = modelForm(source, id);
  // A fault in a shared piece is reported once, at the piece; here it only keeps the form as it was.
  const text = JSON.stringify(model.schema);
  if (brokenPieces.some((name) => text.includes(`"x-definition":"${name}"`))) keepSilently();
  const faults = faultsOfModel(model, source);
  insist(faults.filter(({ file }) => file === model.file));
  // A field that is gone is missing in the UI schema, too: the sentence about its reader is the one to read.
  insist(lostFiles(model, contracts));
  insist([...faultsOfContracts(model, source, contracts), ...lostAnswers(model, source, contracts)]);
  insist(faults);
  return model;
}

/** A file that cannot be used counts as it was; what was wrong with it then is no news. */
function isOfToday({ broken, problems }: Source, fault: Problem): boolean {
  return !broken.has(fault.file) || problems.includes(fault);
}

/** The names of the pieces that these problems are about. */
function piecesAt(problems: Problem[]): string[] {
  return problems.flatMap(({ file }) => /definitions\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);
}

/** What a library is made with. */
export interface Workshop {
  store: ScriptStore;
  runtime: Runtime;
  /** What the program needs of the definitions. */
  contracts: Contracts;
}

/**
 * Makes the library that is in force after a change: what is sound is compiled (or taken from the store),
 * what is broken stays as `previous` has it.
 */
export async function buildLibrary(source: Source, workshop: Workshop, previous?: Library): Promise<Library> {
  const { store, runtime, contracts } = workshop;
  const ofPieces: Problem[] = [];
  for (const piece of source.isProved ? [] : source.pieces.values())
    ofPieces.push(...((await attempt(ofPieces, piece.file, () => faultsOfPiece(piece))) ?? []));
  const brokenPieces = piecesAt(ofPieces);
  const lost = lostForms(source, previous?.forms ?? new Map());
  const renamed = lost.map(({ renamedTo }) => renamedTo);
  const missing = missingFiles(source, contracts, {
    forms: new Set(lost.map(({ form }) => form.model.id)),
    flows: new Set(previous?.flows.keys()),
  });
  const faults = [
    ...source.problems,
    ...ofPieces,
    ...lost.flatMap(({ problem }) => problem ?? []),
    ...missing,
  ];
  const models: FormModel[] = [];
  for (const [id, { file }] of source.forms) {
    if (renamed.includes(id)) continue;
    const model = await attempt(faults, file, () => checkedForm(source, id, brokenPieces, contracts));
    if (model) models.push(model);
  }
  const stored = await store.find(models.map(({ version }) => version));
  const asked = contracts.formIds.flatMap((id) => previous?.forms.get(id) ?? []);
  const kept = [...lost.map(({ form }) => form), ...asked.filter(({ model }) => !source.forms.has(model.id))];
  const forms = new Map<string, CompiledForm>(kept.map((form) => [form.model.id, form]));
  for (const id of source.forms.keys()) {
    const model = models.find((candidate) => candidate.id === id);
    const before = previous?.forms.get(id);
    const fresh =
      before && before.model.version === model?.version
        ? before
        : model && (await attempt(faults, model.file, () => compileForm(model, { stored, store, runtime })));
    const inForce = fresh ?? before;
    if (inForce) forms.set(id, inForce);
  }
  const flows = await buildFlows(source, workshop, forms, faults, previous);
  const pages = await attempt(faults, PAGES_FILE, () =>
    buildPages(source, { contracts, forms }, previous?.pages ?? []),
  );
  faults.push(...(pages?.faults ?? []));
  // A fault in a shared piece is found in every form that is made of it.
  const said = faults.filter((fault) => isOfToday(source, fault));
  return {
    forms,
    flows,
    pages: pages?.inForce ?? previous?.pages ?? [],
    lists: listsInForce(source.lists, forms.values(), previous?.lists),
    faults: foldProblems(said),
    remarks: remarksLater(models, source),
  };
}

/** Not a closure of `buildLibrary`: it would keep all that stands there, so each library the one before, without an end. */
function remarksLater(models: FormModel[], source: Source): Library['remarks'] {
  return () => remarksOn(models, source);
}

async function buildFlows(
  source: Source,
  { store, runtime, contracts }: Workshop,
  forms: ReadonlyMap<string, CompiledForm>,
  faults: Problem[],
  previous: Library | undefined,
): Promise<Map<string, CompiledFlow>> {
  const versions = new Map([...forms].map(([id, { model }]) => [id, model.version]));
  const flows = new Map(previous?.flows);
  for (const [id, { model }] of flows) if (!source.flows.has(id)) faults.push(goneProblem(model.file, id));
  for (const [id, file] of source.flows) {
    const compiled = await attempt(faults, file.file, async () => {
      if (!source.isProved) insist(lintFlow(id, file, source));
      const model: FlowModel = modelFlow(source, id, versions);
      if (!source.isProved) insist(faultsOfFlow(model, contracts));
      const stored = await store.find([model.version]);
      return compileFlow(model, { stored, store, runtime });
    });
    if (compiled) flows.set(id, compiled);
  }
  return flows;
}
