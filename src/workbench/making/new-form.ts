import { jsonText } from '../../shared/json-text.ts';
import { langs } from '../../shared/language.ts';
import { newFormFiles, newFormWords, newPage, newPageWords } from '../../shared/new-form.ts';
import { wordsFile } from '../../shared/words-file.ts';
import { withItem, withSorted } from '../editor/json-edit.ts';

interface Asked {
  id: string;
  withPage: boolean;
}

const PAGES = 'ui-schemas/pages.json';

/** The files that a new form is written into. */
export function filesOfNewForm({ id, withPage }: Asked): string[] {
  const words = langs.map((lang) => wordsFile(lang, id.replace('/', '.')));
  return [...Object.keys(newFormFiles(id)), ...words, ...(withPage ? [PAGES] : [])];
}

/** The files with the form, as `npm run rules -- new` makes them. */
export function withForm(textOf: (path: string) => string, { id, withPage }: Asked): Map<string, string> {
  const made = new Map(Object.entries(newFormFiles(id)).map(([path, json]) => [path, jsonText(json)]));
  for (const lang of langs) {
    const words = { ...newFormWords(id, lang), ...(withPage && newPageWords(id, lang)) };
    const path = wordsFile(lang, id.replace('/', '.'));
    const before = textOf(path) || '{}\n';
    const after = Object.entries(words).reduce((text, [key, word]) => withSorted(text, key, word), before);
    made.set(path, after);
  }
  if (withPage) made.set(PAGES, withItem(textOf(PAGES), ['pages'], newPage(id)));
  return made;
}
