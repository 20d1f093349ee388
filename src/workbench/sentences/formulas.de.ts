import type { Templates } from './template.ts';

/** What is said of computed fields and their formulas. */
export const ofFormulas: Templates = {
  'A field of a list\'s rows cannot be computed. Compute beside the list, with "sumOf".':
    'Ein Feld in den Zeilen einer Liste lässt sich nicht berechnen. Rechnen Sie neben der Liste, mit „sumOf“.',
  'A computed number is whole, so that no cent is lost. Make it an "integer" and count cents.':
    'Eine berechnete Zahl ist ganz, damit kein Cent verloren geht. Machen Sie sie zu „integer“, und rechnen Sie in Cent.',
  'A value of type "{type}" cannot be computed, only "integer" and "string".':
    'Ein Wert der Art „{type}“ lässt sich nicht berechnen, nur „integer“ und „string“.',
  'A computed field has no "default": its formula says what it is. Remove one of them.':
    'Ein berechnetes Feld hat kein „default“: Seine Formel sagt, was es ist. Entfernen Sie eines von beiden.',
  'Nobody types a computed field, so that nothing is to tidy. Remove "x-normalize".':
    'Niemand tippt ein berechnetes Feld, daher gibt es nichts zu bereinigen. Entfernen Sie „x-normalize“.',
  'Nobody can be asked for "{name}", which is computed. Take it out of "required".':
    'Nach „{name}“ kann niemand gefragt werden, denn es wird berechnet. Nehmen Sie es aus „required“.',
  '"{name}" is computed and cannot come and go. Use "if" in its formula, or hide what it depends on.':
    '„{name}“ wird berechnet und kann nicht kommen und gehen. Verwenden Sie „if“ in der Formel, oder verbergen Sie, wovon es abhängt.',
  'This formula is more than {most} levels deep. Compute a part of it in a field of its own.':
    'Diese Formel ist mehr als {most} Ebenen tief. Berechnen Sie einen Teil davon in einem eigenen Feld.',
  'This formula has more than {most} parts. Compute some of them in a field of their own.':
    'Diese Formel hat mehr als {most} Teile. Berechnen Sie einige davon in einem eigenen Feld.',
  'The formula does not give a value of type "{type}". Change the type, or the formula.':
    'Die Formel ergibt keinen Wert der Art „{type}“. Ändern Sie die Art oder die Formel.',
  'A formula cannot ask about the order with "$order".':
    'Eine Formel kann nicht mit „$order“ nach der Bestellung fragen.',
  'This field is computed from itself ({way}). Break the circle.':
    'Dieses Feld wird aus sich selbst berechnet ({way}). Lösen Sie den Kreis auf.',
  '"{name}" is not kept, so that nothing may be computed from it.':
    '„{name}“ wird nicht aufbewahrt, daher darf nichts daraus berechnet werden.',
  '"{name}" is a section. Name a field in it.': '„{name}“ ist ein Abschnitt. Nennen Sie ein Feld darin.',
  '"{name}" may have decimals, which would be lost. Make it an "integer" and count cents.':
    '„{name}“ kann Nachkommastellen haben, die verloren gingen. Machen Sie es zu „integer“, und rechnen Sie in Cent.',
  '"$row" stands in "each" alone: it names a field of the row.':
    '„$row“ steht nur in „each“: Es nennt ein Feld der Zeile.',
  'A row of this list has no field "{name}"{*advice}':
    'Eine Zeile dieser Liste hat kein Feld „{name}“{*advice}',
  '"{word}" needs a list: {"{same}": [{"$data": "1/name"}, 5]}.':
    '„{word}“ braucht eine Liste: {"{same}": [{"$data": "1/name"}, 5]}.',
  '"{word}" takes two operands, the second from the first.':
    '„{word}“ braucht zwei Werte; der zweite wird vom ersten abgezogen.',
  '"sumOf" needs a list of objects. To count choices, use "count".':
    '„sumOf“ braucht eine Liste aus Gruppen von Feldern. Zum Zählen von Auswahlen verwenden Sie „count“.',
  '"sumOf" needs "each": what a row is worth.': '„sumOf“ braucht „each“: was eine Zeile zählt.',
  '"if" cannot stand in "each". Ask outside the list.':
    '„if“ kann nicht in „each“ stehen. Fragen Sie außerhalb der Liste.',
  '"if" needs a schema over the neighbours, such as {example}.':
    '„if“ braucht ein Schema über die Nachbarfelder, zum Beispiel {example}.',
  '"then" is {*kind} and "else" is not. Let both be the same.':
    '„then“ ist {*kind}, „else“ nicht. Beide müssen von derselben Art sein.',
  'One operation at a time: {names} stand together.': 'Eine Rechenart auf einmal: {names} stehen zusammen.',
  '"{stranger}" does not belong beside "{word}".': '„{stranger}“ gehört nicht neben „{word}“.',
  '{formula} is not whole. Count cents.': '{formula} ist nicht ganz. Rechnen Sie in Cent.',
  '{formula} is no formula. Write a value or an operation.':
    '{formula} ist keine Formel. Schreiben Sie einen Wert oder eine Rechenart.',
};
