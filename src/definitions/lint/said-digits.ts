import { type Lang, langs } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import type { FormModel } from '../compile-form.ts';
import type { Field } from '../fields.ts';
import type { Problem } from '../problem.ts';
import { keysOf, nameOf, SHOWN_AS, spokenName, textAt } from './field-words.ts';

/** How many digits a sentence names: "besteht aus 4 Ziffern", "5 haneli". */
const SAID: readonly RegExp[] = [/\b(\d{1,2}) Ziffern\b/g, /\b(\d{1,2}) (?:rakam|hane)/g];
const MOST_DIGITS = 40;
const MOST_KNOWN = 1000;

const known = new Map<string, number[]>();

/** Texts of digits alone, of each length. */
const digitTexts = (length: number) => ['1'.repeat(length), '1234567890'.repeat(4).slice(0, length)];

/** How many digits a pattern takes; none where it asks for more than digits. */
function digitsOf(pattern: string): number[] {
  const found = known.get(pattern) ?? lengthsOf(pattern);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(pattern, found);
  return found;
}

function lengthsOf(pattern: string): number[] {
  try {
    const expression = new RegExp(pattern, 'u');
    const lengths = Array.from({ length: MOST_DIGITS }, (_, at) => at + 1);
    return lengths.filter((length) => digitTexts(length).some((text) => expression.test(text)));
  } catch {
    // A pattern that cannot be read is reported by the compiler.
    return [];
  }
}

const counted = (counts: readonly number[]) =>
  counts.length > 3 ? `${counts[0]}–${counts.at(-1)}` : counts.join('/');

/**
 * What is wrong where words of a field name another number of digits than its patterns take; undefined: nothing.
 * @param rule the one that the words belong to; without it they belong to the field, and any of its patterns may be meant
 */
function wrongDigits(
  text: unknown,
  { rules }: Field,
  rule?: string,
): { said: number; taken: string } | undefined {
  if (typeof text !== 'string') return undefined;
  const said = SAID.flatMap((expression) => [...text.matchAll(expression)].map(([, count]) => Number(count)));
  if (said.length === 0) return undefined;
  const meant = rules.filter((one) => one.keyword === 'pattern' && (rule === undefined || one.rule === rule));
  const patterns = meant.flatMap(({ places }) => places.map(({ branch }) => branch.pattern));
  const counts = patterns.flatMap((pattern) => (typeof pattern === 'string' ? digitsOf(pattern) : []));
  const taken = [...new Set(counts)].sort((one, other) => one - other);
  const wrong = said.find((count) => !taken.includes(count));
  return taken.length === 0 || wrong === undefined ? undefined : { said: wrong, taken: counted(taken) };
}

/**
 * A number typed into a sentence stays behind when the pattern changes: then it tells people the wrong thing. The form can
 * be shown all the same, so that a draft is seen while both are changed one after the other.
 */
export function lintSaidDigits(model: FormModel): Problem[] {
  return langs.flatMap((lang) => wrongDigitsIn(model, lang));
}

function wrongDigitsIn(model: FormModel, lang: Lang): Problem[] {
  const { ui, messages } = model.texts[lang];
  return model.fields.flatMap((field) => {
    const said = [
      ['help', textAt(ui, field.path, SHOWN_AS.help), undefined] as const,
      ...field.rules.map(
        ({ rule }) => [`error.${rule}`, messages[`${nameOf(field)}|${rule}`], rule] as const,
      ),
    ];
    return said.flatMap(([word, text, rule]) => {
      const wrong = wrongDigits(text, field, rule);
      const key = keysOf(model, field, word).find((candidate) => model.usedWords[lang].has(candidate));
      if (!wrong || key === undefined) return [];
      const sentence = `"${key}" says ${wrong.said} digits, but the pattern of "${spokenName(field)}" takes ${wrong.taken}. Make them say the same.`;
      return [{ file: wordsFile(lang, key), pointer: `/${key}`, sentence }];
    });
  });
}
