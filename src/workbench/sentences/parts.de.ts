import type { Templates } from './template.ts';

/** Parts that stand in several sentences, such as what was likely meant. */
export const commonParts: Templates = {
  German: 'Deutsch',
  Turkish: 'Türkisch',
  '; did you mean "{guess}"?': '; meinten Sie „{guess}“?',
  '. Known are: {names}.': '. Es gibt: {names}.',
  '. There are: {names}; others stand in {file}.': '. Es gibt: {names}; weitere stehen in {file}.',
  '. There are: {names}; one of your own stands in {file}.':
    '. Es gibt: {names}; eine eigene steht in {file}.',
  '. This form has none.': '. Dieses Formular hat keine.',
  '. Check the spelling.': '. Prüfen Sie die Schreibweise.',
  '. Name it in "ui:variants" of its UI schema.': '. Nennen Sie sie in „ui:variants“ seiner Darstellung.',
  'the field "{name}"': 'das Feld „{name}“',
  'the section "{name}"': 'den Abschnitt „{name}“',
  'the rule "{rule}" of "{name}"': 'die Regel „{rule}“ von „{name}“',
  'the choice "{choice}" of "{name}"': 'die Auswahl „{choice}“ von „{name}“',
  'the page of "{form}"': 'die Seite von „{form}“',
  files: 'Dateien',
  'a field that says it': 'ein Feld, das den Satz zeigt,',
  ' Help and sentences may name what this form computes: {names}.':
    ' Hilfen und Sätze dürfen nennen, was dieses Formular berechnet: {names}.',
  '"{rule}" at the form itself': '„{rule}“ beim Formular selbst',
  '"{rule}" at {pointer}': '„{rule}“ bei {pointer}',
  nothing: 'nichts',
  none: 'keinen',
  'An example changes {pointer}, which its base does not have.':
    'Ein Beispiel ändert {pointer}, das es in seiner Grundlage nicht gibt.',
  source: 'Quelle',
  picture: 'Bild',
  preview: 'Vorschau',
  'a text': 'ein Text',
  'a number': 'eine Zahl',
};
