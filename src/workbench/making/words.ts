import type { StaffLang } from '../../shared/staff-words.ts';
import type { FieldKind } from './field-kinds.ts';

/** The words of what makes forms and fields, and puts them in order. */
interface Words {
  newForm: string;
  formName: string;
  formNameHelp: string;
  noFormName: string;
  formTaken: string;
  withPage: string;
  makeForm: string;
  makeField: string;
  newField: string;
  fieldName: string;
  noFieldName: string;
  fieldTaken: string;
  kind: string;
  pieces: string;
  kinds: Record<FieldKind, string>;
  label: (language: string) => string;
  choices: string;
  noChoices: string;
  example: string;
  exampleHelp: string;
  noExample: string;
  order: string;
  up: (label: string) => string;
  down: (label: string) => string;
  notPlaced: string;
  place: (label: string) => string;
  offers: (count: number) => string;
  offersText: string;
  acceptAll: string;
  accept: (what: string) => string;
  accepted: string;
  refused: (rule: string) => string;
  leftOut: string;
}

const de: Words = {
  newForm: 'Neues Formular',
  formName: 'Name: Bereich/Formular',
  formNameHelp:
    'Kleine Buchstaben, zum Beispiel account/change-owner. Kunden sehen ihn in der Adresse der Seite.',
  noFormName: 'So heißt kein Formular: kleine Buchstaben, ein „/“ und Bindestriche.',
  formTaken: 'Dieses Formular gibt es schon.',
  withPage: 'Mit einer eigenen Seite',
  makeForm: 'Formular anlegen',
  makeField: 'Feld anlegen',
  newField: 'Neues Feld',
  fieldName: 'Name im Programm',
  noFieldName: 'Ein Name beginnt mit einem kleinen Buchstaben und hat nur Buchstaben und Ziffern.',
  fieldTaken: 'Dieses Feld gibt es hier schon.',
  kind: 'Art des Feldes',
  pieces: 'Gemeinsame Bausteine',
  kinds: {
    ...{ text: 'Text', number: 'Ganze Zahl', yesNo: 'Ja oder nein', choice: 'Auswahl', date: 'Tag' },
    ...{ rows: 'Liste von Personen', files: 'Dateien', computed: 'Wird berechnet' },
  },
  label: (language) => `Bezeichnung, ${language}`,
  choices: 'Werte zur Auswahl, durch Kommas getrennt',
  noChoices: 'Eine Auswahl braucht mindestens einen Wert.',
  example: 'Beispielwert',
  exampleHelp:
    'Kommt in die Beispiele, die das ganze Formular ausfüllen. Leer, wenn sie das Feld nicht haben.',
  noExample: 'Der Beispielwert passt nicht zur Art des Feldes.',
  order: 'Reihenfolge',
  up: (label) => `Nach oben: ${label}`,
  down: (label) => `Nach unten: ${label}`,
  notPlaced: 'hat noch keinen Platz',
  place: (label) => `Ans Ende setzen: ${label}`,
  offers: (count) => (count === 1 ? '1 Beispiel fehlt' : `${count} Beispiele fehlen`),
  offersText: 'Die Prüfung hat Werte an den Grenzen der Regeln gesucht, die noch kein Beispiel hat.',
  acceptAll: 'Alle übernehmen',
  accept: (what) => `Übernehmen: ${what}`,
  ...{ accepted: 'wird angenommen', leftOut: 'ohne Angabe' },
  refused: (rule) => `wird abgelehnt wegen ${rule}`,
};

const en: Words = {
  newForm: 'New form',
  formName: 'Name: area/form',
  formNameHelp:
    'Small letters, for example account/change-owner. Customers see it in the address of the page.',
  noFormName: 'That is no name of a form: small letters, one “/” and hyphens.',
  formTaken: 'There is such a form already.',
  withPage: 'With a page of its own',
  makeForm: 'Create the form',
  makeField: 'Create the field',
  newField: 'New field',
  fieldName: 'Name in the program',
  noFieldName: 'A name begins with a small letter and has letters and digits alone.',
  fieldTaken: 'There is such a field here already.',
  kind: 'Kind of field',
  pieces: 'Shared pieces',
  kinds: {
    ...{ text: 'Text', number: 'Whole number', yesNo: 'Yes or no', choice: 'Choice', date: 'Day' },
    ...{ rows: 'List of people', files: 'Files', computed: 'Computed' },
  },
  label: (language) => `Label, ${language}`,
  choices: 'Values to choose from, parted by commas',
  noChoices: 'A choice needs at least one value.',
  example: 'Example value',
  exampleHelp: 'Goes into the examples that fill in the whole form. Empty if they do not have the field.',
  noExample: 'The example value does not fit the kind of field.',
  order: 'Order',
  up: (label) => `Move up: ${label}`,
  down: (label) => `Move down: ${label}`,
  notPlaced: 'has no place yet',
  place: (label) => `Put at the end: ${label}`,
  offers: (count) => (count === 1 ? '1 example is missing' : `${count} examples are missing`),
  offersText: 'The check has looked for values at the edges of the rules which no example has yet.',
  acceptAll: 'Accept all',
  accept: (what) => `Accept: ${what}`,
  ...{ accepted: 'is accepted', leftOut: 'left out' },
  refused: (rule) => `is refused because of ${rule}`,
};

export const makingWords: Readonly<Record<StaffLang, Words>> = { de, en };
