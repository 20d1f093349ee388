import type { StaffLang } from '../../shared/staff-words.ts';

/** The words of what the staff say to each other. */
export interface TalkWords {
  title: string;
  none: string;
  yours: string;
  send: string;
  resolve: string;
  reopen: string;
  resolved: string;
  reopened: string;
  isResolved: string;
  open: (count: number) => string;
  look: string;
}

const de: TalkWords = {
  title: 'Kommentare',
  none: 'Hierzu hat noch niemand etwas geschrieben.',
  yours: 'Ihr Kommentar',
  send: 'Kommentar senden',
  resolve: 'Als erledigt markieren',
  reopen: 'Wieder öffnen',
  resolved: 'hat dies als erledigt markiert.',
  reopened: 'hat dies wieder geöffnet.',
  isResolved: 'Erledigt',
  open: (count) => (count === 1 ? '1 offener Kommentar' : `${count} offene Kommentare`),
  look: 'Ansehen und kommentieren',
};

const en: TalkWords = {
  title: 'Comments',
  none: 'Nobody has written anything about this yet.',
  yours: 'Your comment',
  send: 'Send comment',
  resolve: 'Mark as resolved',
  reopen: 'Open again',
  resolved: 'marked this as resolved.',
  reopened: 'opened this again.',
  isResolved: 'Resolved',
  open: (count) => (count === 1 ? '1 open comment' : `${count} open comments`),
  look: 'Look at it and comment',
};

export const talkWords: Readonly<Record<StaffLang, TalkWords>> = { de, en };
