import type { StaffLang } from '../../../shared/staff-words.ts';
import type { LinkFault } from './draft-link.service.ts';

/** What stands around a draft for a person who has a link to it. */
interface SharedWords {
  mark: string;
  text: string;
  until: (moment: string) => string;
  /** The name of the links to other brands, languages and themes. */
  look: string;
  order: string;
  forms: (count: number) => string;
  /** Beside a form that the draft changes. */
  changed: string;
  dark: string;
  light: string;
  faulty: string;
  /** The title of a page that shows nothing. */
  nothing: string;
  faults: Readonly<Record<LinkFault, string>>;
}

const de: SharedWords = {
  mark: 'Entwurf – Vorschau',
  text: 'Nicht veröffentlicht. Was Sie eingeben, wird weder gesendet noch gespeichert.',
  until: (moment) => `Der Link gilt bis ${moment} (Berliner Zeit).`,
  look: 'Ansicht',
  order: 'Die ganze Bestellung',
  forms: (count) => `Alle ${count} Formulare`,
  changed: 'geändert',
  dark: 'Dunkel',
  light: 'Hell',
  faulty: 'Dieses Formular hat im Entwurf noch Fehler und kann nicht gezeigt werden.',
  nothing: 'Hier gibt es keine Vorschau',
  faults: {
    unknown: 'Dieser Link stimmt nicht. Vielleicht wurde er nicht vollständig kopiert.',
    over: 'Dieser Link ist abgelaufen. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
    ended: 'Diesen Entwurf gibt es nicht mehr: Er wurde veröffentlicht oder verworfen.',
  },
};

const en: SharedWords = {
  mark: 'Draft – preview',
  text: 'Not published. What you type is neither sent nor kept.',
  until: (moment) => `The link is valid until ${moment} (Berlin time).`,
  look: 'View',
  order: 'The whole order',
  forms: (count) => `All ${count} forms`,
  changed: 'changed',
  dark: 'Dark',
  light: 'Light',
  faulty: 'In the draft this form still has faults, so it cannot be shown.',
  nothing: 'There is no preview here',
  faults: {
    unknown: 'This link is not right. Perhaps it was not copied as a whole.',
    over: 'This link has expired. Ask the person who gave it to you for a new one.',
    ended: 'This draft is no longer there: it was published or withdrawn.',
  },
};

export const sharedWords: Readonly<Record<StaffLang, SharedWords>> = { de, en };
