import type { StaffLang } from '../../shared/staff-words.ts';

/** The words of what changes, and of who did it. */
export interface ChangeWords {
  what: string;
  order: string;
  isNew: string;
  isGone: string;
  none: string;
  byLines: string;
  byValues: string;
  lookAlone: string;
  whole: (lines: number) => string;
  line: string;
  hidden: string;
  who: string;
  events: Readonly<Record<string, string>>;
  from: (time: string) => string;
  until: (time: string) => string;
  byItself: Readonly<Record<string, string>>;
  life: string;
  neverPublished: string;
  kinds: Readonly<Record<'rule' | 'layout' | 'word' | 'example', string>>;
  accepted: string;
  refused: string;
  required: string;
  conditions: string;
}

const de: ChangeWords = {
  what: 'Was',
  order: 'Reihenfolge',
  isNew: 'Neue Datei',
  isGone: 'Gelöschte Datei',
  none: 'nichts',
  byLines: 'Zeilen zeigen',
  byValues: 'Werte zeigen',
  lookAlone: 'Die Werte sind dieselben, nur die Schreibweise ist anders.',
  whole: (lines) => (lines === 1 ? 'Den Inhalt zeigen (1 Zeile)' : `Den Inhalt zeigen (${lines} Zeilen)`),
  line: 'Zeile',
  hidden: 'Gleiche Zeilen sind ausgelassen.',
  who: 'Wer hat wann was getan?',
  events: {
    ...{ begun: 'hat begonnen', written: 'hat geschrieben', submitted: 'hat zur Durchsicht eingereicht' },
    ...{ sentBack: 'hat zurückgegeben', approved: 'hat freigegeben', scheduled: 'hat geplant' },
    ...{ published: 'hat veröffentlicht', superseded: 'hat einen neueren Stand an die Stelle gesetzt' },
    ...{ rolledBack: 'hat zurückgenommen', ended: 'hat beendet', withdrawn: 'hat verworfen' },
  },
  from: (time) => `ab ${time}`,
  until: (time) => `bis ${time}`,
  byItself: { schedule: 'Zeitplan', deployment: 'Neue Programmfassung' },
  life: 'Was aus diesem Feld geworden ist',
  neverPublished: 'Dieses Feld wurde noch nie veröffentlicht.',
  kinds: { rule: 'Regeln', layout: 'Darstellung', word: 'Texte', example: 'Beispiele' },
  accepted: 'Wird angenommen',
  refused: 'Wird abgelehnt',
  required: 'Pflichtfeld',
  conditions: 'Bedingungen',
};

const en: ChangeWords = {
  what: 'What',
  order: 'Order',
  isNew: 'New file',
  isGone: 'Deleted file',
  none: 'nothing',
  byLines: 'Show lines',
  byValues: 'Show values',
  lookAlone: 'The values are the same, only their look differs.',
  whole: (lines) => (lines === 1 ? 'Show the content (1 line)' : `Show the content (${lines} lines)`),
  line: 'Line',
  hidden: 'Lines that are the same are left out.',
  who: 'Who did what, and when?',
  events: {
    ...{ begun: 'began it', written: 'wrote in it', submitted: 'asked for review' },
    ...{ sentBack: 'sent it back', approved: 'approved it', scheduled: 'scheduled it' },
    ...{ published: 'published it', superseded: 'put a newer release in its place' },
    ...{ rolledBack: 'rolled it back', ended: 'ended it', withdrawn: 'withdrew it' },
  },
  from: (time) => `from ${time}`,
  until: (time) => `until ${time}`,
  byItself: { schedule: 'Schedule', deployment: 'New version of the program' },
  life: 'What became of this field',
  neverPublished: 'This field has never been published.',
  kinds: { rule: 'Rules', layout: 'Layout', word: 'Words', example: 'Examples' },
  accepted: 'Accepted',
  refused: 'Refused',
  required: 'Must be filled in',
  conditions: 'Conditions',
};

export const changeWords: Readonly<Record<StaffLang, ChangeWords>> = { de, en };

function named(of: Readonly<Record<string, string>>, name: string): string {
  return (Object.hasOwn(of, name) ? of[name] : undefined) ?? name;
}

/** A person, or what happens by itself. */
export function authorName(lang: StaffLang, name: string): string {
  return named(changeWords[lang].byItself, name);
}

/** What a person did with a change set. */
export function eventName(lang: StaffLang, event: string): string {
  return named(changeWords[lang].events, event);
}

const TIMES = /^(?:from (\S+Z))? ?(?:until (\S+Z))?$/;

/** When a change set begins and ends, as its log names it; undefined: it names no times. */
export function timesOf(lang: StaffLang, note: string, shown: (time: string) => string): string | undefined {
  const [, from, until] = TIMES.exec(note) ?? [];
  const { [lang]: words } = changeWords;
  const said = [from && words.from(shown(from)), until && words.until(shown(until))];
  return said.filter(Boolean).join(' ') || undefined;
}
