import { IntlMessageFormat } from 'intl-messageformat';
import type { Lang } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import type { Problem } from '../problem.ts';
import type { Words } from '../schema-types.ts';

/** What means something in a message: all else is plain text. */
const SYNTAX = /[{}<']/;

/** Messages that were read: a key stroke of an analyst changes one, and fields share their general ones. */
const read = new Map<string, string[] | undefined>();
const MOST_READ = 5000;

/** The arguments of an ICU message, sorted; undefined when the message cannot be read. */
export function icuArguments(text: string): string[] | undefined {
  // Nearly all messages are plain, and reading one takes long.
  if (!SYNTAX.test(text)) return [];
  if (!read.has(text)) {
    if (read.size >= MOST_READ) read.clear();
    read.set(text, readArguments(text));
  }
  return read.get(text);
}

function readArguments(text: string): string[] | undefined {
  const names = new Set<string>();
  const collect = (nodes: ReturnType<IntlMessageFormat['getAst']>): void => {
    for (const node of nodes) {
      // 0 is literal text and 7 the number sign of a plural; everything else names an argument.
      if (node.type !== 0 && node.type !== 7) names.add(node.value);
      for (const option of 'options' in node ? Object.values(node.options) : []) collect(option.value);
    }
  };
  try {
    collect(new IntlMessageFormat(text, 'de').getAst());
  } catch {
    return undefined;
  }
  return [...names].sort();
}

/** What stands in braces and is not among what is known. */
export function strayArguments(text: unknown, known: string[]): string[] {
  if (typeof text !== 'string' || !text.includes('{')) return [];
  return (icuArguments(text) ?? []).filter((name) => !known.includes(name));
}

/** The language at fault and what to do; where both differ, Turkish is held against German. */
function pairFault(key: string, words: Words): [lang: Lang, sentence: string] | undefined {
  const [de, tr] = [words.de[key], words.tr[key]];
  if (de === undefined)
    return ['de', `The German words for "${key}" are missing. Add them, or remove the Turkish.`];
  if (tr === undefined)
    return ['tr', `The Turkish words for "${key}" are missing. Add them, or remove the German.`];
  const [left, right] = [icuArguments(de), icuArguments(tr)];
  if (!left || !right)
    return [left ? 'tr' : 'de', `"${key}" cannot be read. Look for a brace that is not closed.`];
  if (left.join() === right.join()) return undefined;
  return [
    'tr',
    `"${key}" has the arguments {${right.join(', ')}} here and {${left.join(', ')}} in German. Use the same.`,
  ];
}

/** Each of these keys (all, if none are named) stands in both languages, can be read, and takes the same arguments. */
export function lintPairs(
  words: Words,
  keys: ReadonlySet<string> = new Set([...Object.keys(words.de), ...Object.keys(words.tr)]),
): Problem[] {
  return [...keys].flatMap((key) => {
    const [lang, sentence] = pairFault(key, words) ?? [];
    return lang && sentence ? [{ file: wordsFile(lang, key), pointer: `/${key}`, sentence }] : [];
  });
}
