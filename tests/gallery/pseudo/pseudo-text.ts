/** Letters that German and our words have in plain; everything pseudo has them in another dress. */
const dressed: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  ä: 'å',
  ö: 'õ',
  ü: 'û',
  ı: 'ï',
  y: 'ÿ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Ä: 'Å',
  Ö: 'Õ',
  Ü: 'Û',
  İ: 'Ï',
  Y: 'Ý',
}; // prettier-ignore
/** Words of other languages are up to so much longer than ours. */
const LONGER = 0.4;
const WORD = /[\p{L}]+/gu;

/** An ICU message whose own words are dressed and longer; arguments, tags and addresses of links stay as they are. */
export function pseudoMessage(message: string): string {
  return partOf(message, 0, false).text;
}

/** Plain words, every one of them dressed and 40 % longer. */
export function pseudoText(text: string): string {
  return text.replace(WORD, (word) => [...longer(word)].map((letter) => dressed[letter] ?? letter).join(''));
}

/** Its vowels said longer, in turn, as if somebody sang the word. */
function longer(word: string): string {
  const letters = [...word];
  const vowels = letters.flatMap((letter, at) => (letter in dressed ? [at] : []));
  const places = vowels.length > 0 ? vowels : [letters.length - 1];
  const extra = Math.round(letters.length * LONGER);
  for (let n = 0; n < extra; n++) {
    const at = places[n % places.length] ?? 0;
    letters[at] += word[at]?.toLowerCase() ?? '';
  }
  return letters.join('');
}

interface Part {
  text: string;
  end: number;
}

/** Reads to the end, or to the brace that closes an option of a plural. */
function partOf(message: string, from: number, isOption: boolean): Part {
  let text = '';
  let at = from;
  while (at < message.length && !(isOption && message[at] === '}')) {
    const kept = keptAt(message, at);
    if (kept) {
      text += kept.text;
      at = kept.end;
      continue;
    }
    const end = nextMark(message, at);
    text += pseudoText(message.slice(at, end));
    at = end;
  }
  return { text, end: at };
}

/** Where the plain words end. */
function nextMark(message: string, from: number): number {
  const rest = message.slice(from + 1).search(/[{}<']|\]\(/);
  return rest === -1 ? message.length : from + 1 + rest;
}

/** What is not words: an argument, a tag, a quotation, the address of a link. */
function keptAt(message: string, at: number): Part | undefined {
  if (message[at] === '{') return argumentAt(message, at);
  const kept = /^(<\/?[a-z]+>|''|'[{}<][^']*'|\]\([^)]*\))/.exec(message.slice(at))?.[0];
  return kept ? { text: kept, end: at + kept.length } : undefined;
}

/** `{name}` as it is; of `{count, plural, one {…} other {…}}` the words of the options. */
function argumentAt(message: string, at: number): Part {
  const head = /^\{\s*\w+\s*(,\s*(plural|select|selectordinal)\s*,)?/.exec(message.slice(at))?.[0] ?? '{';
  let end = at + head.length;
  if (!head.includes(',')) {
    const close = message.indexOf('}', at) + 1;
    return { text: message.slice(at, close), end: close };
  }
  let text = head;
  while (message[end] !== '}') {
    const open = message.indexOf('{', end);
    const option = partOf(message, open + 1, true);
    text += `${message.slice(end, open + 1)}${option.text}}`;
    end = option.end + 1;
    while (message[end] === ' ') text += message[end++];
  }
  return { text: `${text}}`, end: end + 1 };
}
