import { pointerOf } from '../../shared/rules/json-pointer.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { ruleName, wordName } from '../editor/editor-words.ts';

/** The label of a field of the form that a line is about; undefined: it is not known here. */
export type LabelOf = (pointer: string) => string | undefined;

/** What a line begins with: perhaps a language, then a field with one of its words, or with the rule of a sentence. */
const BEGIN =
  /^(?:([a-z]{2}): )?(?:(\/\S+)(?: (title|help|placeholder|row|add|enumNames|enumHelps)(?= ))?|([\w.]+)\|([\w-]+))(?= )/;

/** Words of the layout that have another name in the files of words. */
const WORDS = new Map([
  ['title', 'label'],
  ['enumNames', 'option'],
]);

/** What a rule says after its name; inside a value its quotes would have a backslash. */
const KEYWORD = /\b(was|is|new:|gone:) "([\w-]+)": /g;
const BY: Readonly<Record<StaffLang, string>> = { de: 'durch', en: 'by' };
const RULE = / by "([\w-]+)"/;

/** A line of the proof with fields, words and rules called as the editor calls them; what it does not know stays. */
export function withNames(lang: StaffLang, text: string, labelOf: LabelOf): string {
  return text
    .replace(
      BEGIN,
      (_all, language?: string, pointer?: string, word?: string, path?: string, rule?: string) => {
        const at = pointer ?? pointerOf(path?.split('.') ?? []);
        const label = labelOf(at);
        const parts = [
          language && languageName(lang, language),
          label === undefined ? at : `„${label}“ (${at})`,
          word && wordName(lang, WORDS.get(word) ?? word),
          rule && wordName(lang, `error.${rule}`),
        ];
        return parts.filter(Boolean).join(', ');
      },
    )
    .replace(RULE, (_all, rule: string) => ` ${BY[lang]} „${ruleName(lang, rule)}“`)
    .replace(KEYWORD, (_all, said: string, keyword: string) => `${said} ${ruleName(lang, keyword)} `);
}

function languageName(lang: StaffLang, code: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
}
