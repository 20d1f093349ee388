import { langs } from '../../shared/language.ts';
import { shippedSources } from '../../shared/lookups.ts';
import { nearest } from '../../shared/nearest.ts';
import { kindOf } from '../meta/lint-meta.ts';
import type { Problem } from '../problem.ts';

/** Read by others: our descriptions for editors, what an import accepts, and the words of binding papers. */
const ELSEWHERE = /^schemas\/(?:meta|import)\/|^locales\/de\/documents\//;

function folderOf(file: string): string | undefined {
  return /^locales\/([^/]+)\//.exec(file)?.[1];
}

function folderSentence(name: string, known: readonly string[]): string {
  // Two letters are another language's, and no misspelling.
  const guess = name.length === 2 ? undefined : nearest(name, known);
  return `"${name}" is no language of the product${guess ? `; did you mean "${guess}"?` : `. There are: ${known.join(', ')}; others stand in locales/languages.json.`} Nothing reads these words.`;
}

/** Files that nothing reads, because their name or folder is none that definitions have. One sentence a folder of words. */
export function strayFiles(files: readonly string[], further: readonly string[]): Problem[] {
  const known = [...langs, ...further];
  const folders = new Set(files.flatMap((file) => folderOf(file) ?? []));
  const strange = [...folders].filter((name) => !known.includes(name));
  const nameless = files.filter(
    (file) =>
      !ELSEWHERE.test(file) && kindOf(file) === undefined && !strange.some((name) => folderOf(file) === name),
  );
  const shadowed = shippedSources.map((name) => `schemas/sources/${name}.json`);
  return [
    ...files
      .filter((file) => shadowed.includes(file))
      .map((file) => ({
        file,
        sentence:
          'A list of this name ships with the product, so nothing reads this one. Give it another name.',
      })),
    ...strange.map((name) => ({ file: `locales/${name}`, sentence: folderSentence(name, known) })),
    ...nameless.map((file) => ({
      file,
      sentence:
        'Nothing reads a file of this name. Forms end with ".schema.json", examples with ".examples.json", looks with ".ui.json"; words stand in locales/<language>/<area>.json.',
    })),
  ];
}
