import type { ReleaseStep, StaffRole } from './staff.ts';
import type { ReleaseStatus } from './states/release.ts';

/** The languages of the workbench: those of the staff, not those of customers. */
export const staffLangs = ['de', 'en'] as const;
export type StaffLang = (typeof staffLangs)[number];

interface Words {
  title: string;
  otherLang: string;
  signIn: string;
  signInText: string;
  demoText: string;
  signOut: string;
  signedInAs: string;
  faults: Record<'noName' | 'noId' | 'reserved' | 'noRole' | 'taken' | 'failed', string>;
  roles: Record<StaffRole, string>;
  statuses: Record<ReleaseStatus, string>;
  actions: Record<ReleaseStep, string>;
  changeSets: string;
  changeSet: string;
  release: string;
  noneYet: string;
  by: string;
  read: string;
  before: string;
  after: string;
  noFile: string;
  line: string;
  proof: string;
  effect: string;
  /** A person who approves has looked at it. */
  hasSeenEffect: string;
  /** Of the number of a release; its reason follows. */
  takesBack: (release: number) => string;
  ownWork: string;
  readFirst: string;
  reason: string;
  from: string;
  until: string;
  berlinTime: string;
  working: string;
  /** While a step is taken, which may need a check first. */
  proving: string;
  /** The button that takes a step, beside the one that asks for it. */
  confirm: (action: string) => string;
  done: string;
  /** Who goes on, by what the change set is now. */
  next: Partial<Record<ReleaseStatus, string>>;
  /** Before links to pages. */
  seeLive: string;
  notDone: string;
  failed: string;
  notLoaded: string;
  again: string;
}

const de: Words = {
  title: 'Werkbank',
  otherLang: 'English',
  signIn: 'Anmelden',
  signInText:
    'Hier ändern Mitarbeiterinnen und Mitarbeiter Formulare, Regeln und Texte, sehen Änderungen durch, geben sie frei und veröffentlichen sie.',
  demoText: 'Nur in der Entwicklung: Wählen Sie eine Person aus. Ein Passwort ist nicht nötig.',
  signOut: 'Abmelden',
  signedInAs: 'Angemeldet als',
  faults: {
    noName: 'Ihr Konto übermittelt keinen Anmeldenamen. Bitte wenden Sie sich an Ihre Benutzerverwaltung.',
    noId: 'Ihr Anmeldename passt nicht: Er darf nur Buchstaben ohne Umlaute, Ziffern und die Zeichen . _ @ - enthalten.',
    reserved: 'Dieser Anmeldename ist dem System vorbehalten. Bitte lassen Sie sich einen anderen geben.',
    noRole: 'Ihr Konto hat keine Rolle für die Werkbank. Bitte lassen Sie sich eine Rolle zuweisen.',
    taken: 'Diesen Anmeldenamen hat schon eine andere Person.',
    failed: 'Die Anmeldung ist nicht gelungen. Bitte versuchen Sie es noch einmal.',
  },
  roles: { analyst: 'Analyse', reviewer: 'Durchsicht', publisher: 'Veröffentlichung' },
  statuses: {
    draft: 'Entwurf',
    inReview: 'Zur Durchsicht eingereicht',
    approved: 'Freigegeben',
    scheduled: 'Geplant',
    published: 'In Kraft',
    superseded: 'Ersetzt (gilt weiter, soweit nichts Neueres gilt)',
    rolledBack: 'Zurückgenommen',
    withdrawn: 'Verworfen',
  },
  actions: {
    submit: 'Zur Durchsicht einreichen',
    sendBack: 'Zurückgeben',
    withdraw: 'Verwerfen',
    approve: 'Freigeben',
    schedule: 'Planen',
    publish: 'Veröffentlichen',
    rollBack: 'Zurücknehmen',
  },
  changeSets: 'Änderungen',
  changeSet: 'Änderung',
  release: 'Stand',
  noneYet: 'Es gibt noch keine Änderungen.',
  by: 'von',
  read: 'Lesen, was sich ändert',
  before: 'Vorher',
  after: 'Nachher',
  noFile: 'Keine Datei',
  line: 'Zeile',
  proof: 'Ergebnis des Prüflaufs',
  effect: 'Was sich für Kundinnen und Kunden ändert',
  hasSeenEffect: 'Ich habe gesehen, was sich für Kundinnen und Kunden ändert.',
  takesBack: (release) => `Zurückgenommen wird Stand ${release}:`,
  ownWork: 'Sie haben daran geschrieben: Eine andere Person gibt die Änderung frei.',
  readFirst: 'Lesen Sie zuerst, was sich ändert.',
  reason: 'Grund',
  from: 'Beginn (Berliner Zeit)',
  until: 'Ende (optional, Berliner Zeit)',
  berlinTime: 'Berliner Zeit',
  working: 'Einen Moment bitte …',
  proving: 'Einen Moment bitte … Wird dabei geprüft, dauert es bis zu einer Minute.',
  confirm: (action) => `Bestätigen: ${action}`,
  done: 'Erledigt.',
  next: {
    draft: 'Die Änderung ist wieder ein Entwurf.',
    inReview: 'Als Nächstes liest eine andere Person, was sich ändert, und gibt es frei.',
    approved: 'Als Nächstes veröffentlicht oder plant sie eine Person, die das darf.',
    scheduled: 'Sie kommt zu ihrem Zeitpunkt von selbst in Kraft.',
    published: 'Sie ist in Kraft, auch in Formularen, die schon offen sind.',
  },
  seeLive: 'So sehen Kundinnen und Kunden sie:',
  notDone: 'Nicht erledigt:',
  failed: 'Das hat nicht geklappt. Bitte laden Sie die Seite neu.',
  notLoaded: 'Das konnte nicht geladen werden.',
  again: 'Noch einmal versuchen',
};

const en: Words = {
  title: 'Workbench',
  otherLang: 'Deutsch',
  signIn: 'Sign in',
  signInText:
    'This is where the staff change forms, rules and texts, and review, approve and publish what has changed.',
  demoText: 'In development only: choose a person. No password is needed.',
  signOut: 'Sign out',
  signedInAs: 'Signed in as',
  faults: {
    noName: 'Your account passes on no user name. Please ask those who manage the accounts.',
    noId: 'Your user name does not fit: it may only have plain letters, digits and the signs . _ @ -.',
    reserved: 'This user name is kept for the system. Please ask for another one.',
    noRole: 'Your account has no role for the workbench. Please ask for one.',
    taken: 'Another person already has this user name.',
    failed: 'You could not be signed in. Please try again.',
  },
  roles: { analyst: 'analyst', reviewer: 'reviewer', publisher: 'publisher' },
  statuses: {
    draft: 'Draft',
    inReview: 'In review',
    approved: 'Approved',
    scheduled: 'Scheduled',
    published: 'In force',
    superseded: 'Superseded (still counts where nothing newer does)',
    rolledBack: 'Rolled back',
    withdrawn: 'Withdrawn',
  },
  actions: {
    submit: 'Ask for review',
    sendBack: 'Send back',
    withdraw: 'Withdraw',
    approve: 'Approve',
    schedule: 'Schedule',
    publish: 'Publish',
    rollBack: 'Roll back',
  },
  changeSets: 'Change sets',
  changeSet: 'Change set',
  release: 'Release',
  noneYet: 'There are no change sets yet.',
  by: 'by',
  read: 'Read what changes',
  before: 'Before',
  after: 'After',
  noFile: 'No file',
  line: 'line',
  proof: 'What the proof says',
  effect: 'What changes for customers',
  hasSeenEffect: 'I have seen what changes for customers.',
  takesBack: (release) => `Release ${release} is rolled back:`,
  ownWork: 'You wrote in it: another person approves it.',
  readFirst: 'Read first what changes.',
  reason: 'Reason',
  from: 'Begins (Berlin time)',
  until: 'Ends (optional, Berlin time)',
  berlinTime: 'Berlin time',
  working: 'One moment, please …',
  proving: 'One moment, please … A check takes up to a minute.',
  confirm: (action) => `Confirm: ${action}`,
  done: 'Done.',
  next: {
    draft: 'The change is a draft again.',
    inReview: 'Next, another person reads what changes and approves it.',
    approved: 'Next, a person who may do so publishes or schedules it.',
    scheduled: 'It comes into force by itself at its time.',
    published: 'It is in force, also in forms that are open already.',
  },
  seeLive: 'As customers see it:',
  notDone: 'Not done:',
  failed: 'That did not work. Please load the page again.',
  notLoaded: 'This could not be loaded.',
  again: 'Try again',
};

export const staffWords: Readonly<Record<StaffLang, Words>> = { de, en };

/** German, unless a person's browser prefers another language. @param wanted `en`, `de-AT,de;q=0.9` */
export function staffLangOf(wanted: string | null | undefined): StaffLang {
  return wanted && !/^\s*de\b/i.test(wanted) ? 'en' : 'de';
}
