import { langs } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import type { FormModel } from '../compile-form.ts';
import type { Problem } from '../problem.ts';
import type { Words } from '../schema-types.ts';

/** Form words that no form uses, e.g. of a field that was removed. Page words are not looked at. */
export function lintUnused(models: FormModel[], words: Words): Problem[] {
  const ids = models.map(({ id }) => `${id.replaceAll('/', '.')}.`);
  return langs.flatMap((lang) => {
    const used = new Set(models.flatMap((model) => [...model.usedWords[lang]]));
    const ofForms = Object.keys(words[lang]).filter(
      (key) => key.startsWith('field.') || ids.some((prefix) => key.startsWith(prefix)),
    );
    return ofForms
      .filter((key) => !used.has(key))
      .map((key) => ({
        file: wordsFile(lang, key),
        pointer: `/${key}`,
        sentence: `No form uses "${key}". Correct its name or remove it.`,
      }));
  });
}
