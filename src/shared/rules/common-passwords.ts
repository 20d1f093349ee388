/**
 * The words that stand behind the most common passwords in public leak lists, with what German and
 * Turkish speakers and football fans add. Compared in lower case, without digits and signs around.
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

/** Letters written as digits or signs, as leak lists show them: P@ssw0rd. */
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  $: 's',
  '5': 's',
};

function plain(password: string): string {
  return password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function unmasked(password: string): string {
  const lower = password
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@$]+$/u, '')
    .replace(/[0-9]+$/, '');
  return [...lower].map((char) => LOOKALIKES[char] ?? char).join('');
}

/** Whether the password is a very common one, also with capitals, digits or signs added around it. */
export function isCommonPassword(password: string): boolean {
  return COMMON_WORDS.has(plain(password)) || COMMON_WORDS.has(unmasked(password));
}
