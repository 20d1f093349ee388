import type { StaffLang } from '../../shared/staff-words.ts';

/** What kinds of effects there are, as the impact names them. */
const kinds = {
  'newly refused': ['Wird neu abgelehnt:', 'Newly refused:'],
  'newly accepted': ['Wird neu angenommen:', 'Newly accepted:'],
  words: ['Texte:', 'Words:'],
  consent: ['Einwilligung:', 'Consent:'],
  layout: ['Darstellung:', 'Layout:'],
  default: ['Vorgabe:', 'Default:'],
  files: ['Dateien:', 'Files:'],
  storage: ['Speicherung:', 'Storage:'],
  flow: ['Ablauf:', 'Flow:'],
  page: ['Seite:', 'Page:'],
  stored: ['Gespeicherter Wert:', 'Stored value:'],
  list: ['Liste:', 'List:'],
  schema: ['Schema:', 'Schema:'],
  other: ['', ''],
} as const;

export type EffectKind = keyof typeof kinds;

/** The words of what a draft would change for people. */
export interface EffectWords {
  title: string;
  lead: string;
  masked: string;
  nothing: string;
  changes: (count: number) => string;
  counts: (said: { cases: number; refusing: string; accepting: string; others: string }) => string;
  /** No other change. */
  none: string;
  kinds: Readonly<Record<EffectKind, string>>;
}

function kindsIn(at: 0 | 1): EffectWords['kinds'] {
  const named = Object.entries(kinds).map(([kind, words]) => [kind, words[at]]);
  // The same keys as above.
  return Object.fromEntries(named) as EffectWords['kinds'];
}

export const effectWords: Readonly<Record<StaffLang, EffectWords>> = {
  de: {
    title: 'Wirkung auf Live',
    lead: 'Verglichen mit dem, was jetzt gilt:',
    masked: 'Die Werte der Fälle sind unkenntlich gemacht.',
    nothing: 'Kundinnen und Kunden merken davon nichts.',
    changes: (count) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
    counts: ({ cases, refusing, accepting, others }) =>
      `${cases.toLocaleString('de-DE')} Fälle nachgespielt. Regeln, die neu ablehnen: ${refusing}; die nicht mehr ablehnen: ${accepting}. Sonst geändert: ${others}.`,
    none: 'nichts',
    kinds: kindsIn(0),
  },
  en: {
    title: 'Effect on live',
    lead: 'Compared with what is in force:',
    masked: 'The values of the cases are masked.',
    nothing: 'Customers notice nothing of it.',
    changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
    counts: ({ cases, refusing, accepting, others }) =>
      `${cases.toLocaleString('en-GB')} cases replayed. Rules that newly refuse: ${refusing}; that no longer refuse: ${accepting}. Other changes: ${others}.`,
    none: 'none',
    kinds: kindsIn(1),
  },
};
