import type { StaffLang } from '../../shared/staff-words.ts';

/** The words of a link to a preview. */
interface ShareWords {
  title: string;
  text: string;
  unsaved: string;
  make: string;
  link: string;
  until: (moment: string) => string;
}

const de: ShareWords = {
  title: 'Vorschau teilen',
  text: 'Alle, die den Link haben, sehen den Entwurf ohne Anmeldung: 7 Tage lang, und nur bis er veröffentlicht oder verworfen ist.',
  unsaved: 'Gezeigt wird, was gespeichert ist.',
  make: 'Link erstellen',
  link: 'Link zur Vorschau',
  until: (moment) => `Gilt bis ${moment} (Berliner Zeit).`,
};

const en: ShareWords = {
  title: 'Share the preview',
  text: 'All who have the link see the draft without signing in: for 7 days, and only until it is published or withdrawn.',
  unsaved: 'It shows what is saved.',
  make: 'Make a link',
  link: 'Link to the preview',
  until: (moment) => `Valid until ${moment} (Berlin time).`,
};

export const shareWords: Readonly<Record<StaffLang, ShareWords>> = { de, en };
