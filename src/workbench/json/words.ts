import type { StaffLang } from '../../shared/staff-words.ts';
import type { TextFault } from './text-faults.ts';

interface Words {
  line: (n: number) => string;
  mend: string;
  /** Of the completion's own list, by what the library says in English. */
  phrases: Record<string, string>;
  faults: Record<TextFault['kind'], (word: string) => string>;
  didYouMean: (guess: string) => string;
}

const de: Words = {
  line: (n) => `Zeile ${n}`,
  mend: 'Beheben',
  phrases: { Completions: 'Vorschläge', Diagnostics: 'Fehler' },
  faults: {
    syntax: (word) => (word === '' ? 'Das ist kein gültiges JSON.' : `„${word}“ passt hier nicht ins JSON.`),
    comma: () => 'Das Komma am Ende ist zu viel.',
    noComma: () => 'Davor fehlt ein Komma.',
    colon: () => 'Davor fehlt ein Doppelpunkt.',
    end: () => 'Am Ende fehlt eine Klammer.',
    keyword: (word) => `„${word}“ gibt es hier nicht.`,
    value: (word) => `„${word}“ ist hier nicht möglich.`,
  },
  didYouMean: (guess) => `Meinten Sie „${guess}“?`,
};

const en: Words = {
  line: (n) => `Line ${n}`,
  mend: 'Mend',
  phrases: {},
  faults: {
    syntax: (word) => (word === '' ? 'This is no valid JSON.' : `“${word}” does not fit into the JSON here.`),
    comma: () => 'The comma at the end is one too many.',
    noComma: () => 'A comma is missing before this.',
    colon: () => 'A colon is missing before this.',
    end: () => 'A bracket is missing at the end.',
    keyword: (word) => `“${word}” does not exist here.`,
    value: (word) => `“${word}” cannot stand here.`,
  },
  didYouMean: (guess) => `Did you mean “${guess}”?`,
};

export const jsonWords: Readonly<Record<StaffLang, Words>> = { de, en };

/** What is wrong, and what was likely meant. */
export function faultSentence(lang: StaffLang, { kind, word, guess }: TextFault): string {
  const { faults, didYouMean } = jsonWords[lang];
  return [faults[kind](word), guess === undefined ? '' : didYouMean(guess)].join(' ').trim();
}
