import type { Templates } from './template.ts';

/** What is said where the program needs something of a form. */
export const ofContracts: Templates = {
  '/{pointer}: each entry must {*need}: {*purposes}.':
    '/{pointer}: Jeder Eintrag muss {*need}. Grund: {*purposes}.',
  '/{pointer} of {own} must accept what {first} of {form} accepts: both write {column}, and who was let in by {form2} could never save {later}. {*why} Use one "$ref" in both, or change both.':
    '/{pointer} von {own} muss annehmen, was {first} von {form} annimmt: Beide schreiben {column}, und wer durch {form2} aufgenommen wurde, könnte {later} nie speichern. {*why} Verwenden Sie in beiden dasselbe „$ref“, oder ändern Sie beide.',
  '/{pointer} must {*need}: {*purposes}.': '/{pointer} muss {*need}. Grund: {*purposes}.',
  'Nobody reads {pointer}, and answers to this form are stored nowhere. Leave it out, or say "x-keep": false.':
    'Niemand liest {pointer}, und Antworten dieses Formulars werden nirgends gespeichert. Lassen Sie das Feld weg, oder schreiben Sie "x-keep": false.',
  'Nothing keeps the files of this form. Forms that take files: {forms}.':
    'Niemand bewahrt die Dateien dieses Formulars auf. Formulare, die Dateien annehmen: {forms}.',
  'The form must stay: {*who} asks for it.': 'Das Formular muss bleiben. Wer es braucht: {*who}.',
  'The flow must stay: a page asks for it.': 'Der Ablauf muss bleiben: Eine Seite braucht ihn.',
  '"{form}" must be shown to {*whom}: {*purpose}.':
    '„{form}“ muss gezeigt werden, und zwar {*whom}. Grund: {*purpose}.',
};

/** What comes after "must", and other parts of the sentences above. */
export const needs: Templates = {
  'stay where it was, it is now {place}': 'bleiben, wo es war (jetzt steht es bei {place})',
  stay: 'bleiben',
  'be required where {*known}': 'Pflichtfeld sein, wenn {*known}',
  'be required': 'Pflichtfeld sein',
  'be one of {values}': 'eines von {values} sein',
  'be at most {limit}': 'höchstens {limit} sein',
  'be at least {limit}': 'mindestens {limit} sein',
  'be a text': 'ein Text sein',
  'be a whole number': 'eine ganze Zahl sein',
  'be a number': 'eine Zahl sein',
  'be yes or no': 'Ja oder Nein sein',
  'be a list': 'eine Liste sein',
  'be a group of fields': 'eine Gruppe von Feldern sein',
  'not allow {values}': '{values} ausschließen',
  'have at most {limit} characters': 'höchstens {limit} Zeichen haben',
  'have at least {limit} characters': 'mindestens {limit} Zeichen haben',
  'have at most {limit} entries': 'höchstens {limit} Einträge haben',
  'keep "format": "{format}"': '"format": "{format}" behalten',
  'keep "x-normalize": {names}': '"x-normalize": {names} behalten',
  'refuse control characters, by its "pattern"': 'Steuerzeichen ablehnen, mit seinem „pattern“',
  '{*one} and {*other}': '{*one} und {*other}',
  'without "{name}"': '„{name}“ fehlt',
  '"{name}" is {value}': '„{name}“ {value} ist',
  'Its "{word}" differs.': '„{word}“ ist verschieden.',
  'A rule in "allOf" is only in one of them.': 'Eine Regel in „allOf“ steht nur in einem davon.',
  'the program': 'das Programm',
  'every order with {when}': 'jeder Bestellung mit {when}',
  'every order': 'jeder Bestellung',
};
