import type { StaffLang } from '../../shared/staff-words.ts';

/** The words of the flow's map. */
export interface FlowWords {
  title: string;
  lead: string;
  plan: string;
  open: string;
  yes: string;
  no: string;
  clear: string;
  onlyIf: string;
  passedIf: string;
  isOff: string;
  isPassed: (name: string) => string;
  list: string;
  shown: string;
  notShown: string;
  asBefore: string;
  way: (shown: number, all: number) => string;
}

const de: FlowWords = {
  title: 'Ablauf',
  lead: 'Wählen Sie Werte einer Bestellung: Ihr Weg wird hervorgehoben, und was entfällt, sagt warum.',
  plan: 'Tarif',
  open: 'noch offen',
  yes: 'ja',
  no: 'nein',
  clear: 'Zurücksetzen',
  onlyIf: 'nur wenn ',
  passedIf: 'wird übersprungen, wenn ',
  isOff: 'Entfällt: Die Bedingung ist nicht erfüllt.',
  isPassed: (name) => `Entfällt: Diese Bestellung wird vorbeigeführt (${name}).`,
  list: 'Als Liste',
  shown: 'wird gezeigt',
  notShown: 'entfällt',
  asBefore: 'So kann der Ablauf nicht gezeigt werden. Sie sehen die letzte Fassung ohne Fehler.',
  way: (shown, all) => `${shown} von ${all} Schritten`,
};

const en: FlowWords = {
  title: 'Flow',
  lead: 'Choose values of an order: its way is lit, and what is left out says why.',
  plan: 'Plan',
  open: 'not chosen yet',
  yes: 'yes',
  no: 'no',
  clear: 'Reset',
  onlyIf: 'only if ',
  passedIf: 'passed by if ',
  isOff: 'Left out: the condition does not hold.',
  isPassed: (name) => `Left out: this order is led past it (${name}).`,
  list: 'As a list',
  shown: 'shown',
  notShown: 'left out',
  asBefore: 'The flow cannot be shown like this. You see its last version without faults.',
  way: (shown, all) => `${shown} of ${all} steps`,
};

export const flowWords: Readonly<Record<StaffLang, FlowWords>> = { de, en };
