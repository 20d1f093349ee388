import {
  createFormScripts,
  type FormScripts,
  type Script,
} from '../../../client/forms/scripts/form-scripts.ts';
import { judgingNow } from '../../../client/forms/scripts/judging-day.ts';
import { loadPhonesFor, parsePhoneLate } from '../../../client/forms/scripts/late-phones.ts';
import type { FormScript } from '../../../shared/form-script.ts';
import type { Lang } from '../../../shared/language.ts';
import { ruleFunctionsWith } from '../../../shared/rules/rule-functions.ts';
import { createRuntime, type Runtime } from '../../../shared/rules/runtime.ts';
import { asBefore } from '../as-before.ts';
import type { Shown, ShownForm } from '../messages.ts';

/** The page says when there is another version: nothing is asked in between. */
const NEVER_SECONDS = 24 * 3600;

/** What a script is given of checks that stand in a module of their own. */
interface Modules {
  script: { default: (runtime: Runtime, checks?: unknown) => Script };
  checks: { default: (runtime: Runtime) => unknown } | undefined;
}

/** The scripts of a draft in the place of the server's: an open form takes each new version, with all that was typed. */
export function draftScripts(onLost: () => void): { scripts: FormScripts; show: (shown: Shown) => void } {
  const runtime = createRuntime(judgingNow, ruleFunctionsWith(parsePhoneLate));
  let versions: Record<string, string> = {};
  let addresses: ReadonlyMap<string, Scripted> = new Map();
  let lost = 0;
  /** The last script of each form. */
  const drawn = new Map<string, FormScript>();
  const scripts = createFormScripts({
    versions,
    pollSeconds: NEVER_SECONDS,
    fetchVersions: async () => versions,
    importScript: async (id, _version, lang) => {
      const part = addresses.get(id);
      // A form is shown in the product's languages alone.
      const address = part?.scripts[lang as Lang];
      try {
        const { script: module, checks } = await modulesOf(address, part?.checks, lost);
        const made = module.default(runtime, checks?.default(runtime));
        await loadPhonesFor(made);
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
      addresses = new Map(parts.map((part) => [part.id, part]));
      // What was lost is loaded again, although it is the same version.
      versions = Object.fromEntries(parts.map(({ id, version }) => [id, `${version} ${lost}`]));
      void scripts.refresh();
    },
  };
}

/** Both at once; what the browser has of them it does not read again. */
async function modulesOf(
  address: string | undefined,
  checks: string | undefined,
  lost: number,
): Promise<Modules> {
  // A browser remembers a failed import under its address.
  const again = lost === 0 ? '' : `?again=${lost}`;
  const [script, judging] = await Promise.all([
    import(/* @vite-ignore */ `${address}${again}`),
    checks && import(/* @vite-ignore */ `${checks}${again}`),
  ]);
  return { script, checks: judging || undefined };
}

/** A key stroke changes a word or a rule of one field: the others are not drawn again. */
function drawnAs(before: FormScript | undefined, { view, ui, ...script }: FormScript): FormScript {
  return { ...script, view: asBefore(before?.view, view), ui: asBefore(before?.ui, ui) };
}

/** Where the scripts of a form or flow are. */
type Scripted = Pick<ShownForm, 'version' | 'scripts' | 'checks'> & { id: string };

/** All that has scripts in what is shown. */
function partsOf(shown: Shown): Scripted[] {
  const { version, scripts, checks } = shown;
  if ('form' in shown) return [{ id: shown.form, version, scripts, checks }];
  const forms = shown.forms.map(({ form, ...rest }) => ({ id: form, ...rest }));
  return [{ id: shown.flow, version, scripts }, ...forms];
}
