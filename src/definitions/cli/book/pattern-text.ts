import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Lang } from '../../../shared/language.ts';
import { PATTERN_WORDS, type PatternWords } from './pattern-words.ts';

/** A part of a pattern that has no words, such as a lookahead. */
class NoWords extends Error {}

/** A sign as people see it; what cannot be seen by its number: `U+0008`. */
function signText(code: number, words: PatternWords): string {
  if (code === 0x20) return words.space;
  const text = String.fromCodePoint(code);
  if (/[\p{C}\p{Z}]/u.test(text)) return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{L}\p{N}]/u.test(text) ? text : `„${text}“`;
}

function setText(set: AST.CharacterSet, words: PatternWords): string {
  if (set.kind === 'digit' && !set.negate) return '0–9';
  if (set.kind === 'any') return words.anySign;
  const name = set.kind === 'property' && !set.negate ? (set.value ?? set.key) : '';
  const text = words.properties.get(name);
  if (text === undefined) throw new NoWords(set.raw);
  return text;
}

function memberText(member: AST.CharacterClassElement, words: PatternWords): string {
  if (member.type === 'Character') return signText(member.value, words);
  if (member.type === 'CharacterSet') return setText(member, words);
  if (member.type !== 'CharacterClassRange') throw new NoWords(member.raw);
  return `${signText(member.min.value, words)}–${signText(member.max.value, words)}`;
}

function classText(found: AST.CharacterClass, words: PatternWords): string {
  const members: AST.CharacterClassElement[] = [...found.elements];
  const list = members.map((member) => memberText(member, words)).join(', ');
  if (found.negate) return `(${words.noneOf}${list})`;
  const isOneSign = found.elements.length === 1 && found.elements[0]?.type === 'Character';
  return isOneSign ? list : `(${words.oneOf}${list})`;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => new Map(Object.entries(values)).get(name) ?? '');
}

function repeatedText({ min, max, element }: AST.Quantifier, words: PatternWords): string {
  const what = elementText(element, words);
  const values = { min: String(min), max: String(max), what };
  if (min === max) return fill(words.exactly, values);
  if (max !== Number.POSITIVE_INFINITY) return fill(min === 0 ? words.atMost : words.between, values);
  return fill(min === 0 ? words.any : words.atLeast, values);
}

/** Signs that follow each other stay one word; everything else is a list of steps. */
function sequenceText(elements: readonly AST.Element[], words: PatternWords): string {
  const parts: string[] = [];
  let word = '';
  for (const element of elements) {
    if (element.type === 'Character') {
      word += String.fromCodePoint(element.value);
      continue;
    }
    if (word) parts.push(`„${word}“`);
    word = '';
    parts.push(elementText(element, words));
  }
  if (word) parts.push(`„${word}“`);
  return parts.length > 0 ? parts.join(words.next) : words.empty;
}

function alternativesText(alternatives: readonly AST.Alternative[], words: PatternWords): string {
  return alternatives.map(({ elements }) => sequenceText(elements, words)).join(words.or);
}

function elementText(element: AST.Element, words: PatternWords): string {
  if (element.type === 'Character') return signText(element.value, words);
  if (element.type === 'CharacterSet') return setText(element, words);
  if (element.type === 'CharacterClass') return classText(element, words);
  if (element.type === 'Quantifier') return repeatedText(element, words);
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return `(${alternativesText(element.alternatives, words)})`;
  throw new NoWords(element.raw);
}

const isEdge = (element: AST.Element | undefined, kind: 'start' | 'end') =>
  element?.type === 'Assertion' && element.kind === kind;

/** One way to match, with what its edges say: without them it may stand anywhere in the value. */
function wayText({ elements }: AST.Alternative, words: PatternWords): string {
  const [begins, ends] = [isEdge(elements[0], 'start'), isEdge(elements.at(-1), 'end')];
  const inner = elements.slice(begins ? 1 : 0, ends ? -1 : undefined);
  const text = sequenceText(inner, words);
  if (begins && ends) return text;
  return (begins ? words.begins : ends ? words.ends : words.contains) + text;
}

/**
 * A regular expression in words, for readers who know none.
 * @returns undefined where a part of it has no words; then the pattern itself is to be shown
 */
export function patternText(pattern: string, lang: Lang): string | undefined {
  const words = PATTERN_WORDS[lang];
  try {
    const parsed = new RegExpParser().parsePattern(pattern, undefined, undefined, { unicode: true });
    return parsed.alternatives.map((way) => wayText(way, words)).join(words.or);
  } catch (error) {
    if (error instanceof NoWords) return undefined;
    throw error;
  }
}
