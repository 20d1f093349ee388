/** The subject of a withdrawal: everything, parts of the order, what was ordered later, or what people must read. */
export type WithdrawnPart =
  | { kind: 'whole' }
  | { kind: 'options'; ids: string[] }
  | { kind: 'jersey' }
  | { kind: 'booking'; id: string }
  | { kind: 'change'; id: string }
  | { kind: 'unclear'; reason: 'part' | 'packages' | 'changes' };

/** Something that can be withdrawn from by itself; `isOpen`: its period goes on, and it was not withdrawn from. */
interface Open {
  id: string;
  isOpen: boolean;
}

export interface Withdrawable {
  options: readonly (Open & { names: readonly string[] })[];
  hasJersey: boolean;
  /** Packages and changes of tariff that were ordered after the order. */
  bookings: readonly (Open & { names: readonly string[]; number: string })[];
  changes: readonly (Open & { number: string | null })[];
}

const wholeWords = /\b(ganze[rsn]?|gesamte[rsn]?|alles|komplett|tum|tumu|tamami|hepsi)\b/;
const optionWords = /\b(zusatzpaket|paket|option|extra|ek paket|paketi|ek paketi)(e|en|s|ler|leri)?\b/;
const jerseyWords = /\b(trikot|forma|jersey)(s|yi|dan|si)?\b/;
const changeWords = /\b(tarifwechsel|wechsel|tarifanderung|tarife degisikligi|degisiklik)(s|in|im)?\b/;

/**
 * Reads the text of a partial withdrawal: an empty text is the whole contract; a number, or a package's own name, is
 * that part; the word for packages is all of the order, or the one that was booked later. A text that matches nothing,
 * or two things, is left to people.
 */
export function readPart(said: string | undefined, parts: Withdrawable): WithdrawnPart {
  const words = plain(said ?? '');
  if (words === '') return { kind: 'whole' };
  const numbered = byNumber(words, parts);
  if (numbered) return numbered;
  const packages = readPackages(words, parts);
  const found: (WithdrawnPart | undefined)[] = [
    packages,
    parts.hasJersey && jerseyWords.test(words) ? { kind: 'jersey' } : undefined,
    changeWords.test(words) ? readChange(parts) : undefined,
    wholeWords.test(words) ? { kind: 'whole' } : undefined,
  ];
  const [only, other] = found.filter((part) => part !== undefined);
  return only && !other ? only : { kind: 'unclear', reason: 'part' };
}

/**
 * What is meant where the declaration names a later part by its number in place of the contract's: that part, unless
 * the text names another one.
 */
export function readTarget(
  { said, number }: { said: string | undefined; number: string | null },
  parts: Withdrawable,
): WithdrawnPart {
  const read = readPart(said, parts);
  if (number === null) return read;
  const numbered = readPart(number, parts);
  const isOther = read.kind !== 'whole' && read.kind !== 'unclear';
  const isSame = 'id' in read && 'id' in numbered && read.id === numbered.id;
  return isOther && !isSame ? { kind: 'unclear', reason: 'part' } : numbered;
}

function byNumber(words: string, { bookings, changes }: Withdrawable): WithdrawnPart | undefined {
  const text = words.replaceAll(' ', '');
  const isSaid = ({ number }: { number: string | null }) =>
    number !== null && text.includes(plain(number).replaceAll(' ', ''));
  const booking = bookings.find(isSaid);
  if (booking) return { kind: 'booking', id: booking.id };
  const change = changes.find(isSaid);
  return change && { kind: 'change', id: change.id };
}

/** Those that can still be withdrawn from are meant first. */
function readPackages(words: string, { options, bookings }: Withdrawable): WithdrawnPart | undefined {
  const all = [
    ...options.map((one) => ({ ...one, isBooked: false })),
    ...bookings.map((one) => ({ ...one, isBooked: true })),
  ];
  const named = all.filter(({ names }) => names.some((name) => contains(words, plain(name))));
  const meant = named.length > 0 ? named : optionWords.test(words) ? all : [];
  const open = meant.filter(({ isOpen }) => isOpen);
  const pool = open.length > 0 ? open : meant;
  const [first, second] = pool;
  if (!first) return undefined;
  if (pool.every(({ isBooked }) => !isBooked)) return { kind: 'options', ids: pool.map(({ id }) => id) };
  return second ? { kind: 'unclear', reason: 'packages' } : { kind: 'booking', id: first.id };
}

function readChange({ changes }: Withdrawable): WithdrawnPart {
  const open = changes.filter(({ isOpen }) => isOpen);
  const [first, second] = open.length > 0 ? open : changes;
  return first && !second ? { kind: 'change', id: first.id } : { kind: 'unclear', reason: 'changes' };
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
