import type { Templates } from './template.ts';

/** What is said of a file as a whole, and of what may stand in it. */
export const ofFiles: Templates = {
  'This is not valid JSON: {*what} in line {line}. Look for a missing comma, quote or bracket there.':
    'Das ist kein gültiges JSON (Zeile {line}: {*what}). Suchen Sie dort nach einem fehlenden Komma, Anführungszeichen oder einer fehlenden Klammer.',
  '"{name}" stands twice in the same object, the second time in line {line}. Keep one.':
    '„{name}“ steht zweimal an derselben Stelle, das zweite Mal in Zeile {line}. Behalten Sie eines.',
  'A letter was lost in line {line}: "{letter}" stands in its place. Write it again.':
    'In Zeile {line} ging ein Buchstabe verloren: „{letter}“ steht an seiner Stelle. Schreiben Sie ihn neu.',
  'This file is saved as UTF-16. Save it as UTF-8 without a byte order mark.':
    'Diese Datei ist als UTF-16 gespeichert. Speichern Sie sie als UTF-8 ohne Byte Order Mark.',
  'This file begins with a byte order mark. Save it as UTF-8 without a byte order mark.':
    'Diese Datei beginnt mit einem Byte Order Mark. Speichern Sie sie als UTF-8 ohne Byte Order Mark.',
  'This file is not saved as UTF-8: letters such as ä or ş would be lost. Save it as UTF-8 without a byte order mark.':
    'Diese Datei ist nicht als UTF-8 gespeichert: Buchstaben wie ä oder ş gingen verloren. Speichern Sie sie als UTF-8 ohne Byte Order Mark.',
  'The program cannot read this file ({code}). Let it read the file, and save it again.':
    'Das Programm kann diese Datei nicht lesen ({code}). Erlauben Sie es ihm, und speichern Sie erneut.',
  'The program cannot read what stands here ({said}). Undo the last change, and show this line to a developer.':
    'Das Programm kann nicht lesen, was hier steht ({said}). Machen Sie die letzte Änderung rückgängig, und zeigen Sie diese Zeile der Entwicklung.',
  'The file is missing.': 'Die Datei fehlt.',
  'The file is gone, but "{id}" is still in use. It stays in force as it was; bring the file back.':
    'Die Datei ist weg, aber „{id}“ wird noch verwendet und bleibt in Kraft, wie es war. Holen Sie die Datei zurück.',
  'The file is now called {file}, but "{id}" is still in use. It stays in force as it was; bring the file back.':
    'Die Datei heißt jetzt {file}, aber „{id}“ wird noch verwendet und bleibt in Kraft, wie es war. Holen Sie die Datei zurück.',
  'The file is gone, but its pages are still in use. They stay as they were; bring the file back, with an empty list if they shall go.':
    'Die Datei ist weg, aber ihre Seiten werden noch verwendet und bleiben, wie sie waren. Holen Sie die Datei zurück, mit einer leeren Liste, wenn sie wegfallen sollen.',
  '"{name}" is no language of the product{*advice} Nothing reads these words.':
    '„{name}“ ist keine Sprache des Produkts{*advice} Niemand liest diese Texte.',
  'A list of this name ships with the product, so nothing reads this one. Give it another name.':
    'Eine Liste dieses Namens bringt das Produkt mit, daher liest niemand diese. Geben Sie ihr einen anderen Namen.',
  'Nothing reads a file of this name. Forms end with ".schema.json", examples with ".examples.json", looks with ".ui.json"; words stand in locales/<language>/<area>.json.':
    'Eine Datei dieses Namens liest niemand. Formulare enden auf „.schema.json“, Beispiele auf „.examples.json“, Darstellungen auf „.ui.json“; Texte stehen in locales/<Sprache>/<Bereich>.json.',
  'There is no form "{id}" ({file}). Correct the file\'s name or remove it.':
    'Es gibt kein Formular „{id}“ ({file}). Berichtigen Sie den Namen der Datei, oder entfernen Sie sie.',
  '"{code}" is a language of the product, which has every form. Remove the entry.':
    '„{code}“ ist eine Sprache des Produkts und hat jedes Formular. Entfernen Sie den Eintrag.',
  'The language "{code}" stands here twice. Remove one of the entries.':
    'Die Sprache „{code}“ steht hier doppelt. Entfernen Sie einen der Einträge.',
  'There are no words in {folder}. Add them, or remove the language.':
    'In {folder} stehen keine Texte. Ergänzen Sie sie, oder entfernen Sie die Sprache.',
  'The number {number} stands here twice. Give each language its own.':
    'Die Nummer {number} steht hier doppelt. Geben Sie jeder Sprache eine eigene.',
  '"{name}" is no keyword{*advice}': '„{name}“ ist kein Schlüsselwort{*advice}',
  '"{name}" does not belong here{*advice}': '„{name}“ gehört nicht hierher{*advice}',
  '"{name}" is missing.': '„{name}“ fehlt.',
  '{value} is none of: {names}; did you mean "{guess}"?':
    '{value} ist keines von: {names}; meinten Sie „{guess}“?',
  '{value} is none of: {names}.': '{value} ist keines von: {names}.',
  'Only {value} may stand here.': 'Hier darf nur {value} stehen.',
  'What stands here {*what}.': 'Was hier steht, passt nicht: Es {*what}.',
};

/** What the checker of shapes says after "What stands here". */
export const shapes: Templates = {
  'must be string': 'muss ein Text sein',
  'must be integer': 'muss eine ganze Zahl sein',
  'must be number': 'muss eine Zahl sein',
  'must be boolean': 'muss true oder false sein',
  'must be array': 'muss eine Liste sein',
  'must be object': 'muss ein Objekt sein',
  'must be >= {limit}': 'muss mindestens {limit} sein',
  'must be <= {limit}': 'darf höchstens {limit} sein',
  'must match pattern {pattern}': 'muss zum Muster {pattern} passen',
  'must NOT have fewer than {limit} items': 'muss mindestens {limit} Einträge haben',
  'must NOT have more than {limit} items': 'darf höchstens {limit} Einträge haben',
  'must NOT have fewer than {limit} characters': 'muss mindestens {limit} Zeichen haben',
  'must NOT have more than {limit} characters': 'darf höchstens {limit} Zeichen haben',
  'must NOT have duplicate items{which}': 'darf keinen Eintrag doppelt haben{which}',
  'invalid symbol': 'ein Zeichen, das dort nicht stehen darf',
  'property name expected': 'ein Name wird erwartet',
  'value expected': 'ein Wert wird erwartet',
  'colon expected': 'ein Doppelpunkt wird erwartet',
  'comma expected': 'ein Komma wird erwartet',
  'close brace expected': 'eine schließende geschweifte Klammer wird erwartet',
  'close bracket expected': 'eine schließende eckige Klammer wird erwartet',
  'end of file expected': 'das Ende der Datei wird erwartet',
  'unexpected end of string': 'ein Text ist nicht geschlossen',
};
