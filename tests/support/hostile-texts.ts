/** Pieces that hostile texts repeat: what rules look for, nearly match, remove or compare. */
const PIECES = [
  'a',
  'A',
  '1',
  '0',
  'é',
  ' ',
  '\t',
  '\n',
  '-',
  '.',
  '@',
  '+',
  '/',
  '$',
  '_',
  '*',
  ';',
  '٣',
  '😀',
  'i\u0307',
  'a\u0323\u0301',
  '\u0301\u0323',
  'a.',
  'a-',
  'a@',
  '1 ',
  ' 1',
  '1a',
  '0049',
  '+49',
  ';phone-context=+49',
  'tel:1',
  ';ext=1',
  ' x 1',
  'DE89',
  'password',
  'P@ssw0rd',
] as const;

/** What stands before and after the repeated piece, so that a rule nearly accepts and then refuses. */
const ENDS: readonly (readonly [start: string, end: string])[] = [
  ['', ''],
  ['', 'x'],
  ['', '!'],
  ['', '\u0001'],
  ['x', '-'],
  ['a@', ''],
  ['a@b', '.'],
  ['+49171', 'x'],
  ['0171', ';'],
];

/** A text that becomes longer on demand, with a name for the message of a test. */
export interface HostileText {
  name: string;
  ofLength: (length: number) => string;
}

/** Every piece with every pair of ends, and texts made of further pieces: the signs of a pattern. */
export function hostileTexts(further: readonly string[] = []): HostileText[] {
  return [...new Set([...PIECES, ...further])].flatMap((piece) =>
    ENDS.map(([start, end]) => ({
      name: JSON.stringify([start, piece, end]),
      ofLength: (length: number) => {
        const room = length - start.length - end.length;
        return `${start}${piece.repeat(Math.ceil(room / piece.length)).slice(0, room)}${end}`;
      },
    })),
  );
}

/** The signs of a pattern, alone and in pairs: texts of them nearly match it. */
export function piecesOf(pattern: string): string[] {
  const signs = [...pattern].filter((sign) => !'\\^$*+?()[]{}|'.includes(sign));
  return [...signs, ...signs.slice(1).map((sign, i) => `${signs[i]}${sign}`)];
}
