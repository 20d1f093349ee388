import type { StaffLang } from '../../shared/staff-words.ts';

/** The words of the flow's map. */
export interface FlowWords {
  title: string;
  lead: string;
  plan: string;
  open: string;
  clear: string;
  onlyIf: string;
  passedIf: string;
  isOff: string;
  isOpen: string;
  isPassed: (name: string) => string;
  list: string;
  shown: string;
  notShown: string;
  undecided: string;
  asBefore: string;
  way: (count: { shown: number; open: number; all: number }) => string;
}

const de: FlowWords = {
  title: 'Ablauf',
  lead: 'Wählen Sie Werte einer Bestellung: Ihr Weg wird hervorgehoben, und was entfällt, sagt warum.',
  plan: 'Tarif',
  open: 'noch offen',
  clear: 'Zurücksetzen',
  onlyIf: 'nur wenn ',
  passedIf: 'wird übersprungen, wenn ',
  isOff: 'Entfällt: Die Bedingung ist nicht erfüllt.',
  isOpen: 'Noch offen: Es hängt davon ab, was noch nicht gewählt ist.',
  isPassed: (name) => `Entfällt: Diese Bestellung wird vorbeigeführt (${name}).`,
  list: 'Als Liste',
  shown: 'wird gezeigt',
  notShown: 'entfällt',
  undecided: 'noch offen',
  asBefore: 'So kann der Ablauf nicht gezeigt werden. Sie sehen die letzte Fassung ohne Fehler.',
  way: ({ shown, open, all }) => `${shown} von ${all} Schritten${open > 0 ? `, ${open} noch offen` : ''}`,
};

const en: FlowWords = {
  title: 'Flow',
  lead: 'Choose values of an order: its way is lit, and what is left out says why.',
  plan: 'Plan',
  open: 'not chosen yet',
  clear: 'Reset',
  onlyIf: 'only if ',
  passedIf: 'passed by if ',
  isOff: 'Left out: the condition does not hold.',
  isOpen: 'Not decided yet: it depends on what is not chosen yet.',
  isPassed: (name) => `Left out: this order is led past it (${name}).`,
  list: 'As a list',
  shown: 'shown',
  notShown: 'left out',
  undecided: 'not decided yet',
  asBefore: 'The flow cannot be shown like this. You see its last version without faults.',
  way: ({ shown, open, all }) => `${shown} of ${all} steps${open > 0 ? `, ${open} not decided yet` : ''}`,
};

export const flowWords: Readonly<Record<StaffLang, FlowWords>> = { de, en };
