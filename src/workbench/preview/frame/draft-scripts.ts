import {
  createFormScripts,
  type FormScripts,
  type ScriptModule,
} from '../../../client/forms/scripts/form-scripts.ts';
import { judgingNow } from '../../../client/forms/scripts/judging-day.ts';
import type { FormScript } from '../../../shared/form-script.ts';
import type { Lang } from '../../../shared/language.ts';
import { createRuntime } from '../../../shared/rules/runtime.ts';
import { asBefore } from '../as-before.ts';
import type { Shown } from '../messages.ts';

/** The page says when there is another version: nothing is asked in between. */
const NEVER_SECONDS = 24 * 3600;

/** The scripts of a draft in the place of the server's: an open form takes each new version, with all that was typed. */
export function draftScripts(onLost: () => void): { scripts: FormScripts; show: (shown: Shown) => void } {
  const runtime = createRuntime(judgingNow);
  let versions: Record<string, string> = {};
  let addresses: ReadonlyMap<string, Shown['scripts']> = new Map();
  let lost = 0;
  /** The last script of each form. */
  const drawn = new Map<string, FormScript>();
  const scripts = createFormScripts({
    versions,
    pollSeconds: NEVER_SECONDS,
    fetchVersions: async () => versions,
    importScript: async (id, _version, lang) => {
      // A form is shown in the product's languages alone.
      const address = addresses.get(id)?.[lang as Lang];
      // A browser remembers a failed import under its address.
      const again = lost === 0 ? '' : `?again=${lost}`;
      try {
        const module: ScriptModule = await import(/* @vite-ignore */ `${address}${again}`);
        const made = module.default(runtime);
        if (!('view' in made)) return made;
        const script = drawnAs(drawn.get(id), made);
        drawn.set(id, script);
        return script;
      } catch (error) {
        lost += 1;
        onLost();
        throw error;
      }
    },
  });
  return {
    scripts,
    show: (shown) => {
      const parts = partsOf(shown);
      addresses = new Map(parts.map(({ id, scripts: given }) => [id, given]));
      // What was lost is loaded again, although it is the same version.
      versions = Object.fromEntries(parts.map(({ id, version }) => [id, `${version} ${lost}`]));
      void scripts.refresh();
    },
  };
}

/** A key stroke changes a word or a rule of one field: the others are not drawn again. */
function drawnAs(before: FormScript | undefined, { view, ui, ...script }: FormScript): FormScript {
  return { ...script, view: asBefore(before?.view, view), ui: asBefore(before?.ui, ui) };
}

/** All that has scripts in what is shown. */
function partsOf(shown: Shown): { id: string; version: string; scripts: Shown['scripts'] }[] {
  const { version, scripts } = shown;
  if ('form' in shown) return [{ id: shown.form, version, scripts }];
  const forms = shown.forms.map(({ form, ...rest }) => ({ id: form, ...rest }));
  return [{ id: shown.flow, version, scripts }, ...forms];
}
