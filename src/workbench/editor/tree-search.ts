import type { DraftTree, FieldOutlineView, FormOutlineView } from '../../shared/api/workbench-drafts.ts';
import { distance } from '../../shared/nearest.ts';
import { wordsOf } from '../../shared/words-of-text.ts';

/** Texts by which something is found, as their words are compared. */
type Words = readonly string[];

interface Entry<Thing> {
  thing: Thing;
  words: Words;
}

/** What the list can be searched for. */
export interface TreeIndex {
  forms: (Entry<FormOutlineView> & { fields: Entry<FieldOutlineView>[] })[];
  files: Entry<string>[];
}

/** What was found: forms with those of their fields that are to be shown, and files. */
export interface Found {
  forms: { form: FormOutlineView; fields: FieldOutlineView[] }[];
  files: string[];
}

function foldedWords(texts: readonly (string | null)[]): Words {
  return texts.flatMap((text) => wordsOf(text ?? '').map(({ folded }) => folded));
}

/** @param nameOf what a file is called beside its path */
export function treeIndex(
  { forms }: Pick<DraftTree, 'forms'>,
  files: readonly string[],
  nameOf: (path: string) => string,
): TreeIndex {
  return {
    forms: forms.map((form) => {
      const { id, title, pageTitle } = form;
      return {
        ...{ thing: form, words: foldedWords([id, title.de, title.tr, pageTitle.de, pageTitle.tr]) },
        fields: form.fields.map((field) => ({
          thing: field,
          words: foldedWords([...field.path, field.label.de, field.label.tr, field.piece]),
        })),
      };
    }),
    files: files.map((path) => ({ thing: path, words: foldedWords([path, nameOf(path)]) })),
  };
}

type Fits = (wanted: string, word: string) => boolean;

const asTyped: Fits = (wanted, word) => word.includes(wanted);

/** So many letters of a word are its stem: `Registrierung` and `Registrieren` have the same. */
const STEM = 5;
/** A shorter word with an error is another word. */
const SHORTEST = 4;

/** With one letter wrong, missing or too many, also at the beginning of a longer word; or by its stem. */
const forgiving: Fits = (wanted, word) => {
  if (asTyped(wanted, word)) return true;
  if (wanted.length < SHORTEST) return false;
  if (wanted.length > STEM && word.startsWith(wanted.slice(0, STEM))) return true;
  return [word, word.slice(0, wanted.length)].some((one) => distance(wanted, one) <= 1);
};

function foundBy({ forms, files }: TreeIndex, wanted: Words, fits: Fits): Found {
  const isFound = ({ words }: Entry<unknown>) => wanted.every((one) => words.some((word) => fits(one, word)));
  const found = forms.flatMap((form) => {
    const isName = isFound(form);
    const fields = isName ? form.fields : form.fields.filter(isFound);
    return isName || fields.length > 0
      ? [{ form: form.thing, fields: fields.map(({ thing }) => thing) }]
      : [];
  });
  return { forms: found, files: files.filter(isFound).map(({ thing }) => thing) };
}

/** What is found by its id, its title or its label in any language. Where nothing is, errors of typing are forgiven. */
export function searchTree(index: TreeIndex, typed: string): Found {
  const wanted = foldedWords([typed]);
  const found = foundBy(index, wanted, asTyped);
  return found.forms.length + found.files.length > 0 ? found : foundBy(index, wanted, forgiving);
}
