/**
 * The words in the most common passwords of public leak lists, with additions for German and Turkish speakers and
 * football fans. Compared in lower case, without digits and signs around them.
 */
const COMMON_WORDS = new Set(
  `password passwort passw kennwort sifre parola qwerty qwertz qwert asdf asdfgh asdfghjkl yxcvbn zxcvbn welcome
  willkommen hallo hello hosgeldin merhaba admin administrator login root user test testtest letmein iloveyou
  ichliebedich seniseviyorum master dragon monkey sunshine princess football fussball futbol soccer baseball
  superman batman shadow michael daniel thomas andreas schatz schalke dortmund bayern borussia galatasaray
  fenerbahce besiktas trabzonspor kanarya aslan kartal firtina cimbom galata istanbul ankara turkiye turkey
  deutschland germany berlin hamburg sommer winter frühling herbst summer spring autumn changeme secret geheim
  abc abcd abcde abcdef abcdefg trustno freedom whatever computer internet samsung iphone pokemon starwars
  mustafa mehmet ahmet fatma ayse muhammed allah bismillah fanline default guest`
    .split(/\s+/)
    .filter(Boolean),
);

const LONGEST = Math.max(...Array.from(COMMON_WORDS, (word) => word.length));

/** Letters written as digits or signs, as leak lists show them: P@ssw0rd. */
const LOOKALIKES = new Map([
  ['@', 'a'],
  ['4', 'a'],
  ['0', 'o'],
  ['3', 'e'],
  ['1', 'i'],
  ['$', 's'],
  ['5', 's'],
]);

const LETTER = /\p{L}/u;
const LETTER_OR_SIGN = /[\p{L}\p{N}@$]/u;
const NOT_A_DIGIT = /[^0-9]/;

/**
 * The place after the last wanted character. Each character is looked at once: a regular expression for the end of a
 * text begins anew at every character, which takes seconds for a long text.
 */
function endOf(text: string, wanted: RegExp): number {
  let end = text.length;
  while (end > 0) {
    const start = end - (isLowSurrogate(text, end - 1) ? 2 : 1);
    if (wanted.test(text.slice(Math.max(start, 0), end))) return end;
    end = start;
  }
  return 0;
}

/** The second half of a character that takes two places. */
function isLowSurrogate(text: string, place: number): boolean {
  const unit = text.charCodeAt(place);
  return place > 0 && unit >= 0xdc00 && unit <= 0xdfff;
}

function plain(text: string): string {
  return text.slice(Math.max(text.search(LETTER), 0), endOf(text, LETTER));
}

/** The word without digits and signs at its end, letters written as digits or signs put back. */
export function unmasked(text: string): string {
  const signed = text.slice(0, endOf(text, LETTER_OR_SIGN));
  const word = signed.slice(0, endOf(signed, NOT_A_DIGIT));
  return word.length > LONGEST ? word : Array.from(word, (char) => LOOKALIKES.get(char) ?? char).join('');
}

/** Whether the password is a very common one, also with capitals, digits or signs added around it. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return COMMON_WORDS.has(plain(text)) || COMMON_WORDS.has(unmasked(text));
}
