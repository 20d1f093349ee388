import { CONSENT_CHANGED } from '../shared/rules/consents.ts';
import { UPLOAD_REFUSALS } from '../shared/uploads.ts';
import type { Field, Rule } from './fields.ts';
import { withLimits } from './limits-in-words.ts';

/** The words of one form in one language, found by the chain form → definition → keyword. */
export interface WordBook {
  /** A word of the form itself: `title`, `submit`. */
  form: (word: string) => string | undefined;
  /** A word of a field: `label`, `help`, `placeholder`, `option.<value>`. */
  field: (path: string[], definition: string | undefined, word: string) => string | undefined;
  /** The sentence for a broken rule. */
  error: (field: Field, rule: { rule: string; keyword: string; definition?: string }) => string | undefined;
  /** The keys that were found so far; what is not among them is unused. */
  used: ReadonlySet<string>;
}

/** Words that every form may show, whatever its fields are. */
export const GENERAL_WORDS = ['type', 'additionalProperties', 'notAllowed', 'required', 'invalid'].map(
  (name) => `error.${name}`,
);

/** Opens the words of a language for one form; `auth/register` looks for `auth.register.…` first. */
export function openWordBook(words: Record<string, string>, formId: string): WordBook {
  const used = new Set<string>();
  const prefix = formId.replaceAll('/', '.');
  const first = (keys: (string | undefined)[]): string | undefined => {
    const found = keys.find((key) => key !== undefined && words[key] !== undefined);
    if (found !== undefined) used.add(found);
    return found === undefined ? undefined : words[found];
  };
  const ofDefinition = (definition: string | undefined, word: string) =>
    definition && `field.${definition}.${word}`;
  return {
    used,
    form: (word) => first([`${prefix}.${word}`]),
    field: (path, definition, word) =>
      first([`${prefix}.${path.join('.')}.${word}`, ofDefinition(definition, word)]),
    error: (field, { rule, keyword, definition }) =>
      first([
        `${prefix}.${field.path.join('.')}.error.${rule}`,
        ofDefinition(field.definition, `error.${rule}`),
        ofDefinition(definition, `error.${rule}`),
        `error.${rule}`,
        `error.${keyword}`,
      ]),
  };
}

/** What the server can find wrong with a file; no data break these rules. */
export function refusalsOf({ schema }: Field): Rule[] {
  const places = [{ branch: schema, conditions: [] }];
  return schema.upload ? UPLOAD_REFUSALS.map((name) => ({ keyword: name, rule: name, places })) : [];
}

/** `<field>|<rule>` → sentence for every rule of every field, and `*|<keyword>` for the rest. */
export function messagesOf(
  book: WordBook,
  fields: Field[],
  words: Record<string, string>,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const keyword of ['type', 'additionalProperties', 'notAllowed', 'required']) {
    const text = words[`error.${keyword}`];
    if (text !== undefined) messages[`*|${keyword}`] = text;
  }
  const hasConsent = fields.some(({ ui }) => ui['ui:widget'] === 'consent');
  if (hasConsent) messages[`*|${CONSENT_CHANGED}`] = words[`error.${CONSENT_CHANGED}`] ?? '';
  messages['*|'] = words['error.invalid'] ?? '';
  for (const field of fields) {
    for (const rule of [...field.rules, ...refusalsOf(field)]) {
      const text = book.error(field, rule);
      if (text !== undefined)
        messages[`${field.path.join('.')}|${rule.rule}`] = withLimits(text, field.schema);
    }
  }
  return messages;
}
