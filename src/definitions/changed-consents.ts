import type { FlowScript, FormScript } from '../shared/form-script.ts';
import type { FormLang } from '../shared/further-language.ts';
import { isRecord } from '../shared/json-values.ts';
import { CONSENT_CHANGED, changedConsents, filledUnder } from '../shared/rules/consents.ts';
import { pointerOf } from '../shared/rules/json-pointer.ts';
import type { Runtime } from '../shared/rules/runtime.ts';
import { loadScript } from './load-script.ts';
import type { ValidationError } from './validation-result.ts';

/** The scripts that are needed to compare an older version with today's. */
export interface ScriptSource {
  form: (id: string, lang: FormLang) => FormScript | undefined;
  flow: (id: string, lang: FormLang) => FlowScript | undefined;
  script: (version: string, id: string, lang: FormLang) => Promise<string | undefined>;
  runtime: Runtime;
}

/** What was sent in, and the version that its sender says it was filled in under. */
export interface FilledIn {
  id: string;
  version: string;
  data: unknown;
  lang: FormLang;
}

/** The script of a version; undefined where it is not known. */
export async function olderScript<T>(
  { script, runtime }: Pick<ScriptSource, 'script' | 'runtime'>,
  { id, version, lang }: Pick<FilledIn, 'id' | 'version' | 'lang'>,
): Promise<T | undefined> {
  const text = await script(version, id, lang);
  return text === undefined ? undefined : loadScript<T>(text, runtime, `${version}/${id}.${lang}`);
}

/** Consents in a form that were given to a text which has changed since. An unknown version tells nothing. */
async function ofForm(source: ScriptSource, filled: FilledIn): Promise<ValidationError[]> {
  const today = source.form(filled.id, filled.lang);
  if (today === undefined || today.version === filled.version) return [];
  const before = await olderScript<FormScript>(source, filled);
  if (before === undefined || !isRecord(filled.data)) return [];
  const agreed = filledUnder(before, filled.data, true);
  return changedConsents(agreed, today, filled.data).map((path) => {
    const error = { path: pointerOf(path.split('.')), keyword: CONSENT_CHANGED, rule: CONSENT_CHANGED };
    return { ...error, message: today.message(error) };
  });
}

/** The same for all forms of a flow, with paths `/forms/<form>/<field>`. */
async function ofFlow(source: ScriptSource, filled: FilledIn): Promise<ValidationError[]> {
  const before = await olderScript<FlowScript>(source, filled);
  const forms = Object.entries(isRecord(filled.data) ? filled.data : {});
  const versions = new Map(Object.entries(before?.formVersions ?? {}));
  const errors = forms.map(async ([id, data]) => {
    const version = versions.get(id) ?? '';
    const found = await ofForm(source, { id, version, data, lang: filled.lang });
    return found.map((error) => ({ ...error, path: `${pointerOf(['forms', id])}${error.path}` }));
  });
  return (await Promise.all(errors)).flat();
}

/** Consents that have to be asked for again, since their text has changed; `data` has been validated as valid. */
export function consentsToAskAgain(source: ScriptSource, filled: FilledIn): Promise<ValidationError[]> {
  return source.flow(filled.id, filled.lang) ? ofFlow(source, filled) : ofForm(source, filled);
}
