import type { TextPiece } from '../../../shared/api/search.ts';
import { type TextWord, wordsOf } from '../../../shared/words-of-text.ts';

/** The characters of an extract, and how many of them stand before its first found word at most. */
const LENGTH = 90;
const BEFORE = 30;

/** The space between a figure and its unit, which must not break: `100 €`, `20 GB`, `80 %`. */
const BEFORE_UNIT = /(?<=\d) (?=[€%]|(?:[kMG]B|[kM]bit\/s|Cent|Euro|Min)(?!\p{L}))/gu;

/** A text with the words marked that were found. */
export function marked(text: string, terms: readonly string[]): TextPiece[] {
  const whole = text.replace(BEFORE_UNIT, '\u00A0');
  return piecesOf(whole, foundIn(whole, terms));
}

/** The part of a text with the most of what was found; its beginning where nothing was found in it. */
export function extractOf(said: string, terms: readonly string[]): TextPiece[] {
  const text = said.replace(BEFORE_UNIT, '\u00A0');
  if (text.length <= LENGTH) return marked(text, terms);
  const found = foundIn(text, terms);
  const start = wordStart(text, Math.max(0, bestStart(found) - BEFORE));
  const end = wordEnd(text, start + LENGTH);
  const part = text.slice(start, end).trim();
  const whole = `${start > 0 ? '…\u00A0' : ''}${part}${end < text.length ? '\u00A0…' : ''}`;
  return marked(whole, terms);
}

/** A found word may be the end of a longer one. */
function foundIn(text: string, terms: readonly string[]): TextWord[] {
  const known = new Set(terms);
  const long = terms.filter(({ length }) => length >= 5);
  return wordsOf(text).filter(
    ({ folded }) => known.has(folded) || (folded.length > 8 && long.some((end) => folded.endsWith(end))),
  );
}

/** Where the most different words stand close together. */
function bestStart(found: readonly TextWord[]): number {
  let best = { start: 0, count: 0 };
  for (const { start } of found) {
    const near = found.filter((word) => word.start >= start && word.end <= start + LENGTH - BEFORE);
    const count = new Set(near.map(({ folded }) => folded)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

function wordStart(text: string, at: number): number {
  return at === 0 ? 0 : text.indexOf(' ', at) + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > 0 ? space : at;
}

function piecesOf(text: string, found: readonly TextWord[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end } of found) {
    pieces.push(
      { text: text.slice(at, start), isMarked: false },
      { text: text.slice(start, end), isMarked: true },
    );
    at = end;
  }
  return [...pieces, { text: text.slice(at), isMarked: false }].filter((piece) => piece.text !== '');
}
