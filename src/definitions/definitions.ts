import { AsyncLocalStorage } from 'node:async_hooks';
import type { FormAnswers } from '../shared/answers.ts';
import type { Clock } from '../shared/clock.ts';
import type { Contracts } from '../shared/contracts/contract.ts';
import type { FormPage } from '../shared/form-page.ts';
import type { FlowScript, FormScript } from '../shared/form-script.ts';
import type { FormLang, FurtherLanguage } from '../shared/further-language.ts';
import type { Lang } from '../shared/language.ts';
import { isLookupSource } from '../shared/lookups.ts';
import { type AnswerLine, answersIn, describeAnswers } from './answers.ts';
import { consentsToAskAgain, type FilledIn, olderScript } from './changed-consents.ts';
import type { Compiled } from './compiled.ts';
import { folderOrigin } from './folder-origin.ts';
import { documentOf, type FormDocument } from './form-document.ts';
import { furtherText, languagesIn } from './further-forms.ts';
import { lookUp } from './german-towns.ts';
import type { InForce } from './origin.ts';
import type { Problem } from './problem.ts';
import { type ReleaseFeed, releaseOrigin } from './release-origin.ts';
import type { ScriptStore } from './script-store.ts';
import { scriptIn, spokenIn, spokenLanguages } from './spoken.ts';
import { type UploadField, uploadFields } from './uploads.ts';
import { validateFlow } from './validate-flow.ts';
import { validateForm } from './validate-form.ts';
import type { FlowValidationResult, ValidationError, ValidationResult } from './validation-result.ts';
import { versionsOf } from './versions-of.ts';
import { wholeRuntime } from './whole-runtime.ts';

/** The definitions in force: the one place that knows what a form is and whether data pass. */
export interface Definitions {
  /** In the language, else in the one that stands in for it: the script's `lang` says which. */
  form: (id: string, lang: FormLang) => FormScript | undefined;
  flow: (id: string, lang: Lang) => FlowScript | undefined;
  document: (id: string, lang: FormLang) => FormDocument | undefined;
  /** The pages that show a form, as `ui-schemas/pages.json` lists them. */
  pages: () => readonly FormPage[];
  /** The languages that only some forms may be had in, each with the forms that have all their words in it. */
  languages: () => readonly FurtherLanguage[];
  /** The lists that forms take suggestions from: those that ship, and those of `schemas/sources`; undefined: no such list. */
  suggestions: (source: string, key: string) => readonly string[] | undefined;
  /** A sentence of the program in a further language; undefined where it has none. */
  furtherText: (lang: FormLang, key: string) => string | undefined;
  /**
   * Ids of all forms (`auth/register`) and flows (`order/order.flow`) with their version in force: the same object, frozen,
   * as long as the same definitions are in force.
   */
  versions: () => Readonly<Record<string, string>>;
  /** Every rule that a form's fields can break, by the field's pointer. */
  rules: (id: string) => { pointer: string; rule: string; keyword: string; definition?: string }[];
  /** The fields of a form that hold files. */
  uploads: (id: string) => UploadField[];
  /** @param order the order in progress, where the form is a part of one */
  validate: (id: string, data: unknown, lang: FormLang, order?: unknown) => ValidationResult;
  validateFlow: (
    id: string,
    forms: Record<string, unknown>,
    order: unknown,
    said: { lang: Lang; notAllowed: string },
  ) => FlowValidationResult;
  /** Consents in a valid form, or the forms of a valid flow, whose text has changed since an older version. */
  changedConsents: (filled: FilledIn) => Promise<ValidationError[]>;
  /** The answers in a form's valid data that no code reads; undefined where there are none. */
  answers: (id: string, data: unknown) => FormAnswers | undefined;
  /** Such answers in the words of the version that asked, or of the one in force. */
  describe: (id: string, answers: FormAnswers, lang: Lang) => Promise<AnswerLine[]>;
  /** The title of a form's page in the words of a version, else of the one in force; the id where neither has one. */
  pageTitle: (asked: { id: string; version: string; lang: Lang }) => Promise<string>;
  /** The script of any version that is in force or was kept. */
  script: (version: string, id: string, lang: FormLang) => Promise<string | undefined>;
  /** The number of the release in force; null: the files of a folder. */
  release: () => number | null;
  /** Within the work, all that it awaits included, what is in force now stays in force. */
  hold: <T>(work: () => T) => T;
  /** What is wrong with the files now and therefore not in force. Cheap: watchers of the server ask for it again and again. */
  faults: () => Problem[];
  /** Mistakes in what is in force. Searched anew with each call: all words of all forms are parsed. */
  remarks: () => Problem[];
  /** Reads the files again. */
  reload: () => Promise<void>;
  /** What a file held when it last could be used, by its path below the folder; undefined: never. */
  lastGood: (file: string) => unknown;
  /**
   * Reloads now and by itself whenever a file changes, within a second; tells the faults each time. A failure, as of the
   * database, changes nothing that is in force; the files are read again soon.
   */
  watch: (onChange: (problems: Problem[]) => void, onFailure: (error: unknown) => void) => Promise<void>;
  close: () => Promise<void>;
}

/** What definitions are made from. */
export interface DefinitionsOptions {
  /** The folder that holds `schemas`, `ui-schemas` and `locales`. */
  root: string;
  /** Names the program's own code: what it has found sound in the folder it does not look at again at its next start. */
  program?: string;
  /** Published files, in the place of the folder's. */
  releases?: ReleaseFeed;
  clock: Clock;
  store: ScriptStore;
  /** What the program needs of the definitions; what breaks it is held back. */
  contracts: Contracts;
}

/** @throws Error for a form that does not exist: a fault of the program, not of its input */
function needed<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`There is no definition "${id}".`);
  return thing;
}

function suggestedBy(list: ReadonlyMap<string, readonly string[]> | undefined, key: string) {
  return list && (list.get(key) ?? []);
}

/** Reads, checks and compiles all definitions. */
export async function createDefinitions({
  root,
  program,
  releases,
  clock,
  store,
  contracts,
}: DefinitionsOptions): Promise<Definitions> {
  const runtime = wholeRuntime(clock);
  const workshop = { store, runtime, contracts };
  const origin = releases ? releaseOrigin(releases, workshop) : folderOrigin(root, workshop, program);
  let inForce = await origin.begin();
  let stop = async () => {};
  const held = new AsyncLocalStorage<InForce>();
  const now = () => held.getStore() ?? inForce;
  const reload = async () => {
    inForce = await origin.renew(inForce);
  };
  const said = <Script>(found: Compiled<unknown, Script> | undefined, lang: FormLang) =>
    found && spokenIn(found, lang, languagesIn(now().source));
  const form = (id: string, lang: FormLang) => said(now().library.forms.get(id), lang);
  const flow = (id: string, lang: FormLang) => said(now().library.flows.get(id), lang);
  const validate = (id: string, data: unknown, lang: FormLang, order?: unknown) =>
    validateForm(needed(form(id, lang), id), data, order);

  const script = async (version: string, id: string, lang: FormLang) => {
    const inForce = now().library.forms.get(id) ?? now().library.flows.get(id);
    if (inForce?.model.version === version) return scriptIn(inForce, lang);
    const kept = await store.find([version]);
    return kept.find((stored) => stored.id === id && stored.lang === lang)?.script;
  };

  return {
    form,
    flow,
    answers: (id, data) => answersIn(needed(now().library.forms.get(id), id).model, contracts, data),
    describe: async (id, answers, lang) => {
      const { version } = answers;
      const asked = await olderScript<FormScript>({ script, runtime }, { id, version, lang });
      const spoken = asked ?? form(id, lang);
      return spoken ? describeAnswers(spoken, answers) : [];
    },
    pageTitle: async (asked) => {
      const said = await olderScript<FormScript>({ script, runtime }, asked);
      return (said ?? form(asked.id, asked.lang))?.words['page.title'] ?? asked.id;
    },
    changedConsents: (filled) => consentsToAskAgain({ form, flow, script, runtime }, filled),
    document: (id, lang) => {
      const found = now().library.forms.get(id);
      return found && documentOf(found.model, lang, languagesIn(now().source));
    },
    pages: () => now().library.pages,
    languages: () => spokenLanguages(languagesIn(now().source), now().library.forms),
    suggestions: (name, key) =>
      isLookupSource(name) ? (lookUp(name, key) ?? []) : suggestedBy(now().library.lists.get(name), key),
    furtherText: (lang, key) => furtherText(now().source, lang, key),
    versions: () => versionsOf(now().library),
    rules: (id) =>
      needed(now().library.forms.get(id), id).model.fields.flatMap(({ pointer, rules }) =>
        rules.map(({ rule, keyword, definition }) => ({ pointer, rule, keyword, definition })),
      ),
    uploads: (id) => uploadFields(needed(now().library.forms.get(id), id).model.fields),
    validate,
    validateFlow: (id, forms, order, said) =>
      validateFlow(needed(flow(id, said.lang), id), validate, forms, order, said),
    script,
    release: () => now().release,
    hold: (work) => held.run(now(), work),
    faults: () => inForce.faults,
    remarks: () => now().library.remarks(),
    reload,
    lastGood: (file) => now().source.lastGood.get(file),
    watch: async (onChange, onFailure) => {
      const renew = async () => {
        await reload();
        onChange(inForce.faults);
      };
      stop = await origin.watch({ onChange: renew, onFailure });
      // The watcher has missed files that were saved between the first reading and now.
      await renew();
    },
    close: () => stop(),
  };
}
