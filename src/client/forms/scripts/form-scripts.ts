import type { FlowScript, FormScript } from '../../../shared/form-script.ts';
import type { FormLang } from '../../../shared/further-language.ts';
import type { Runtime } from '../../../shared/rules/runtime.ts';
import { isTyping, REST_MS } from '../state/after-typing.ts';

/** A compiled definition: of a form, or of a flow such as `order/order.flow`. */
export type Script = FormScript | FlowScript;

/** What a definition's module is: it is given the rules' runtime and gives the form or flow. */
export type ScriptModule = { default: (runtime: Runtime) => Script };

/** Where scripts and versions come from; tests give their own. */
export interface FormScriptSource {
  /** Versions that the page was delivered with. */
  versions: Record<string, string>;
  /** Seconds between two looks at the present versions while a form is on the screen. */
  pollSeconds: number;
  fetchVersions: () => Promise<Record<string, string>>;
  /** `attempt` counts from 0: a browser may remember a failed import under its address. */
  importScript: (id: string, version: string, lang: FormLang, attempt: number) => Promise<Script>;
}

/** The forms' scripts in their present versions. */
export interface FormScripts {
  version: (id: string) => string | undefined;
  /** The script if it is here already. */
  present: (id: string, lang: FormLang) => Script | undefined;
  /** Rejects when it cannot be had, offline for example; the next call tries again. */
  load: (id: string, lang: FormLang) => Promise<Script>;
  /** Asks the server for the present versions; listeners hear of a change. */
  refresh: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Looks for new versions again and again while the page is visible; returns how to stop. */
  watch: () => () => void;
}

/** Keeps versions and loaded scripts; one for the whole app. */
export function createFormScripts(source: FormScriptSource): FormScripts {
  let versions = source.versions;
  /** How often each could not be had. */
  const failures = new Map<string, number>();
  const scripts = new Map<string, Script>();
  const listeners = new Set<() => void>();
  const keyOf = (id: string, lang: FormLang) => `${id} ${versions[id] ?? ''} ${lang}`;

  async function refresh() {
    const next = await source.fetchVersions();
    if (JSON.stringify(next) === JSON.stringify(versions)) return;
    versions = next;
    for (const listener of listeners) listener();
  }

  async function load(id: string, lang: FormLang): Promise<Script> {
    if (versions[id] === undefined) await refresh();
    const version = versions[id];
    if (version === undefined) throw new Error(`There is no form ${id}.`);
    const key = keyOf(id, lang);
    const script = scripts.get(key) ?? (await importCounted(key, [id, version, lang]));
    scripts.set(key, script);
    return script;
  }

  async function importCounted(key: string, of: [string, string, FormLang]) {
    const attempt = failures.get(key) ?? 0;
    try {
      return await source.importScript(...of, attempt);
    } catch (reason) {
      failures.set(key, attempt + 1);
      throw reason;
    }
  }

  return {
    version: (id) => versions[id],
    present: (id, lang) => scripts.get(keyOf(id, lang)),
    load,
    refresh,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: sharedInterval(refresh, source.pollSeconds),
  };
}

/** Runs a task at an interval while a form is watched and the page is visible; while a person types, it waits. */
function sharedInterval(task: () => Promise<void>, seconds: number): () => () => void {
  let watchers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const waits = isTyping();
    // A look that fails is repeated by the next one; the form goes on with the version it has.
    if (!waits && !document.hidden) task().catch(() => undefined);
    timer = setTimeout(tick, waits ? REST_MS : seconds * 1000);
  };
  return () => {
    watchers += 1;
    timer ??= setTimeout(tick, seconds * 1000);
    return () => {
      watchers -= 1;
      if (watchers > 0) return;
      clearTimeout(timer);
      timer = undefined;
    };
  };
}
