import type { FieldWord } from './field-words.ts';

/**
 * The words of a form itself: its title, its button, its page's, and what else begins with its name and is no field's.
 * @param variants the names of other wordings
 */
export function formWordsOf(
  form: string,
  {
    fields,
    variants,
    known,
  }: { fields: readonly string[]; variants: readonly string[]; known: readonly string[] },
): FieldWord[] {
  const prefix = `${form.replaceAll('/', '.')}.`;
  const written = known.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const own = written.filter((word) => !fields.includes(word.split('.')[0] ?? ''));
  const plain = ['title', 'submit', ...own.filter((word) => !word.includes('@'))];
  const ofVariants = variants.flatMap((name) => ['title', 'submit'].map((word) => `${word}@${name}`));
  return [...new Set([...plain, ...ofVariants, ...own])].map((word) => ({
    ...{ word, keys: [prefix + word], ownKey: prefix + word, placeholders: [] },
  }));
}
