import type { FurtherLanguage } from '../../shared/further-language.ts';
import { isLang } from '../../shared/language.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../problem.ts';
import type { LanguagesFile } from '../schema-types.ts';
import { shapeFaults } from './shape.ts';

/** The file that lists the languages which only some forms may be had in. */
export const LANGUAGES_FILE = 'locales/languages.json';

function codeFault(
  { code }: FurtherLanguage,
  earlier: readonly FurtherLanguage[],
  files: readonly string[],
): string | undefined {
  if (isLang(code)) return `"${code}" is a language of the product, which has every form. Remove the entry.`;
  if (earlier.some((other) => other.code === code))
    return `The language "${code}" stands here twice. Remove one of the entries.`;
  return files.some((file) => file.startsWith(`locales/${code}/`))
    ? undefined
    : `There are no words in locales/${code}. Add them, or remove the language.`;
}

function numberFault({ number }: FurtherLanguage, earlier: readonly FurtherLanguage[]): string | undefined {
  return earlier.some((other) => other.number === number)
    ? `The number ${number} stands here twice. Give each language its own.`
    : undefined;
}

function formFault(form: string, known: readonly string[]): string | undefined {
  if (known.includes(form)) return undefined;
  const guess = nearest(form, known);
  return `There is no form "${form}"${guess ? `; did you mean "${guess}"?` : ` (schemas/${form}.schema.json).`}`;
}

/** What is wrong with the list of further languages, whose shape is right. */
function languageFaults(file: string, { languages }: LanguagesFile, files: readonly string[]): Problem[] {
  const known = files.flatMap(
    (name) => /^schemas\/(?!definitions\/)(.+)\.schema\.json$/.exec(name)?.[1] ?? [],
  );
  return languages.flatMap((language, index) => {
    const earlier = languages.slice(0, index);
    const found: [at: string, sentence: string | undefined][] = [
      ['code', codeFault(language, earlier, files)],
      ['number', numberFault(language, earlier)],
      ...language.forms.map((form, i): [string, string | undefined] => [
        `forms/${i}`,
        formFault(form, known),
      ]),
    ];
    return found.flatMap(([at, sentence]) =>
      sentence === undefined ? [] : [{ file, pointer: `/languages/${index}/${at}`, sentence }],
    );
  });
}

/**
 * What keeps a file from being used: its shape, and in the list of languages what it names.
 * @param files all files of definitions
 */
export function fileFaults(file: string, json: unknown, files: readonly string[]): Problem[] {
  const shape = shapeFaults(file, json);
  if (shape.length > 0 || file !== LANGUAGES_FILE) return shape;
  // Its shape has been looked at.
  return languageFaults(file, json as LanguagesFile, files);
}
