import type { FormScript, FormValues, ViewUi } from '../form-script.ts';
import type { FormLang } from '../further-language.ts';
import { isRecord, walk } from '../json-values.ts';

/**
 * The name of the rule that a consent breaks when it was given to another text; its sentence is `error.consentChanged`.
 */
export const CONSENT_CHANGED = 'consentChanged';

/** The definition under which a form was filled in, and the texts of its consents at that time. */
export interface FilledUnder {
  version: string;
  lang: FormLang;
  /** Path with dots → the text beside the tick. */
  consents: Record<string, string>;
  /** Whether the whole form was valid, so that every fault of today is new. */
  wasValid: boolean;
}

type Script = Pick<FormScript, 'version' | 'lang' | 'ui'>;

/** All consents of a form with their texts, ticked or not; `"ui:widget": "consent"` marks a field as one. */
function consentTexts(ui: ViewUi, at = ''): [path: string, text: string][] {
  return Object.entries(ui).flatMap(([name, child]): [string, string][] => {
    if (name.startsWith('ui:') || !isRecord(child)) return [];
    const path = at === '' ? name : `${at}.${name}`;
    const text = [child['ui:title'], child['ui:help']].filter(Boolean).join(' ');
    return child['ui:widget'] === 'consent' ? [[path, text]] : consentTexts(child, path);
  });
}

function isTicked(data: unknown, path: string): boolean {
  return walk(data, path.split('.')) === true;
}

/** Data to store beside a form's data, to know later which texts the person agreed to. */
export function filledUnder({ version, lang, ui }: Script, data: FormValues, wasValid: boolean): FilledUnder {
  const ticked = consentTexts(ui).filter(([path]) => isTicked(data, path));
  return { version, lang, consents: Object.fromEntries(ticked), wasValid };
}

/**
 * Paths of the consents that were given to another text than today's, so that the form must ask for them again. A text
 * in another language cannot be compared and counts as another one.
 */
export function changedConsents(before: FilledUnder, now: Script, data: unknown): string[] {
  if (before.version === now.version) return [];
  const today = consentTexts(now.ui).filter(([path]) => isTicked(data, path));
  const isSame = ([path, text]: [string, string]) =>
    before.lang === now.lang && before.consents[path] === text;
  return today.filter((consent) => !isSame(consent)).map(([path]) => path);
}
