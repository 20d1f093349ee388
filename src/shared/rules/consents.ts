import type { FormScript, FormValues, Lang, ViewUi } from '../form-script.ts';

/** The rule that a consent breaks which was given to another text; its sentence is `error.consentChanged`. */
export const CONSENT_CHANGED = 'consentChanged';

/** Under which definition somebody filled in a form, and the texts that they agreed to by then. */
export interface FilledUnder {
  version: string;
  lang: Lang;
  /** Path with dots → the text beside the tick. */
  consents: Record<string, string>;
  /** Whether all of it passed, so that whatever does not pass now is new. */
  wasValid: boolean;
}

type Script = Pick<FormScript, 'version' | 'lang' | 'ui'>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All consents of a form with their texts, ticked or not; `"ui:widget": "consent"` makes one of a field. */
function consentTexts(ui: ViewUi, at = ''): [path: string, text: string][] {
  return Object.entries(ui).flatMap(([name, child]): [string, string][] => {
    if (name.startsWith('ui:') || !isObject(child)) return [];
    const path = at === '' ? name : `${at}.${name}`;
    const text = [child['ui:title'], child['ui:help']].filter(Boolean).join(' ');
    return child['ui:widget'] === 'consent' ? [[path, text]] : consentTexts(child, path);
  });
}

function isTicked(data: unknown, path: string): boolean {
  return path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), data) === true;
}

/** What to keep beside a form's data, to know later what was agreed to. */
export function filledUnder({ version, lang, ui }: Script, data: FormValues, wasValid: boolean): FilledUnder {
  const ticked = consentTexts(ui).filter(([path]) => isTicked(data, path));
  return { version, lang, consents: Object.fromEntries(ticked), wasValid };
}

/**
 * Paths of the consents that were given to another text than today's, so that they have to be asked for again.
 * A text in another language cannot be compared and counts as another one.
 */
export function changedConsents(before: FilledUnder, now: Script, data: unknown): string[] {
  if (before.version === now.version) return [];
  const today = consentTexts(now.ui).filter(([path]) => isTicked(data, path));
  const isSame = ([path, text]: [string, string]) =>
    before.lang === now.lang && before.consents[path] === text;
  return today.filter((consent) => !isSame(consent)).map(([path]) => path);
}
