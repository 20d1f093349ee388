/** The subject of a withdrawal: everything, some packages, the jersey, or a text that people must read. */
export type WithdrawnPart =
  | { kind: 'whole' }
  | { kind: 'options'; ids: string[] }
  | { kind: 'jersey' }
  | { kind: 'unclear' };

interface Ordered {
  options: readonly { id: string; names: readonly string[] }[];
  hasJersey: boolean;
}

const wholeWords = /\b(ganze[rsn]?|gesamte[rsn]?|alles|komplett|tum|tumu|tamami|hepsi)\b/;
const optionWords = /\b(zusatzpaket|paket|option|extra|ek paket|paketi|ek paketi)(e|en|s|ler|leri)?\b/;
const jerseyWords = /\b(trikot|forma|jersey)(s|yi|dan|si)?\b/;

/**
 * Reads the text of a partial withdrawal: an empty text is the whole contract, a package's own name is that package,
 * the word for packages is all of them. A text that matches nothing, or two things, is left to people.
 */
export function readPart(said: string | undefined, { options, hasJersey }: Ordered): WithdrawnPart {
  const words = plain(said ?? '');
  if (words === '') return { kind: 'whole' };
  const named = options.filter(({ names }) => names.some((name) => contains(words, plain(name))));
  const ids = (named.length > 0 ? named : options).map(({ id }) => id);
  const isOptions = ids.length > 0 && (named.length > 0 || optionWords.test(words));
  const isJersey = hasJersey && jerseyWords.test(words);
  const isWhole = wholeWords.test(words);
  if (Number(isOptions) + Number(isJersey) + Number(isWhole) !== 1) return { kind: 'unclear' };
  if (isWhole) return { kind: 'whole' };
  return isJersey ? { kind: 'jersey' } : { kind: 'options', ids };
}

function contains(words: string, name: string): boolean {
  return name !== '' && ` ${words} `.includes(` ${name} `);
}

/** Small letters without accents and signs; ı is i. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}
