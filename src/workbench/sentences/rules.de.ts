import type { Templates } from './template.ts';

/** What is said of the rules of fields and of the conditions over them. */
export const ofRules: Templates = {
  'This pattern cannot be compiled. Look for a bracket that is not closed.':
    'Dieses Muster lässt sich nicht lesen. Suchen Sie nach einer Klammer, die nicht geschlossen ist.',
  'This pattern can take for ever: a group is repeated that repeats itself or can be read in two ways. Repeat only once.':
    'Dieses Muster kann endlos dauern: Eine Gruppe wird wiederholt, die sich selbst wiederholt oder auf zwei Arten lesbar ist. Wiederholen Sie nur einmal.',
  '"{low}" ({min}) is above "{high}" ({max}), so that no value can pass. Swap or correct them.':
    '„{low}“ ({min}) liegt über „{high}“ ({max}), daher ist kein Wert möglich. Tauschen oder berichtigen Sie die beiden.',
  'The form has no field "{name}"{*advice}': 'Das Formular hat kein Feld „{name}“{*advice}',
  'The order in progress has no field "{name}"{*advice}': 'Die Bestellung hat kein Feld „{name}“{*advice}',
  '"{value}" can never stand there{*advice}': '„{value}“ kann dort nie stehen{*advice}',
  '{value} can never stand there{*advice}': '{value} kann dort nie stehen{*advice}',
  '"{name}" is required and hidden at the same time, so that nobody could send the form. Require it only where it is shown: in "then" or "else".':
    '„{name}“ ist Pflichtfeld und zugleich verborgen, daher könnte niemand das Formular absenden. Verlangen Sie es nur dort, wo es gezeigt wird: in „then“ oder „else“.',
  '"{reference}" leads out of the form. "1/name" is a field beside this one, "/section/name" one seen from the top.':
    '„{reference}“ führt aus dem Formular hinaus. „1/name“ ist ein Feld neben diesem, „/section/name“ eines von oben gesehen.',
  '"{reference}" leads to no field: there is no "{name}"{*advice}':
    '„{reference}“ führt zu keinem Feld: Es gibt kein „{name}“{*advice}',
  '"{name}" stands in "if" alone: as a rule it would refuse whatever is typed. Put the rule into "then".':
    '„{name}“ steht nur in „if“: Als Regel würde es alles ablehnen. Schreiben Sie die Regel in „then“.',
  '"{day}" is no day. Write YYYY-MM-DD.': '„{day}“ ist kein Tag. Schreiben Sie JJJJ-MM-TT.',
  'No flow has this form, so that there is no order to ask about with "$order".':
    'Kein Ablauf hat dieses Formular, daher gibt es keine Bestellung, nach der „$order“ fragen könnte.',
  '"{keyword}" refuses the section as a whole, and no field would show its sentence. Put it into "allOf" with "x-rule" and "x-errorAt": the field that shows it.':
    '„{keyword}“ lehnt den ganzen Abschnitt ab, und kein Feld würde den Fehlersatz zeigen. Schreiben Sie es in „allOf“, mit „x-rule“ und „x-errorAt“: dem Feld, das ihn zeigt.',
  'A rule with "x-errorAt" needs a name: "x-rule".':
    'Eine Regel mit „x-errorAt“ braucht einen Namen: „x-rule“.',
  '"x-errorAt" names no field of this section: "{name}"{*advice}':
    '„x-errorAt“ nennt kein Feld dieses Abschnitts: „{name}“{*advice}',
  'Say the "type" of this field.': 'Nennen Sie die Art („type“) dieses Feldes.',
  'A text needs a "maxLength", so that nobody can send a book.':
    'Ein Text braucht „maxLength“ (höchstens Zeichen), damit niemand ein Buch absendet.',
  'A limit for days needs "format": "date".': 'Eine Grenze für Tage braucht "format": "date".',
  'A list needs "maxItems".': 'Eine Liste braucht „maxItems“ (höchstens Einträge).',
  'A condition inside the rows of a list is not possible. Ask outside the list, or make the field optional.':
    'Eine Bedingung in den Zeilen einer Liste ist nicht möglich. Fragen Sie außerhalb der Liste, oder lassen Sie das Feld freiwillig sein.',
  'A list inside the rows of a list is not possible. Ask for it beside the list.':
    'Eine Liste in den Zeilen einer Liste ist nicht möglich. Fragen Sie neben der Liste danach.',
  '"x-normalize" stands at the field itself; in a branch it would be passed over. Put it beside "type".':
    '„x-normalize“ steht beim Feld selbst; in einem Zweig würde es übergangen. Schreiben Sie es neben „type“.',
  'The "items" of a list need "additionalProperties": false, so that unknown fields are refused.':
    'Die „items“ einer Liste brauchen "additionalProperties": false, damit unbekannte Felder abgelehnt werden.',
  'An object needs "additionalProperties": false, so that unknown fields are refused.':
    'Eine Gruppe von Feldern braucht "additionalProperties": false, damit unbekannte Felder abgelehnt werden.',
  'A box is never ticked beforehand: nobody would have agreed to anything (CJEU C-673/17, Planet49). Remove "default".':
    'Ein Kästchen ist nie vorab angekreuzt: Niemand hätte so zugestimmt (EuGH C-673/17, Planet49). Entfernen Sie „default“.',
  'A "default" belongs to a single field. Move it to the fields inside.':
    'Eine Vorbelegung („default“) gehört zu einem einzelnen Feld. Verschieben Sie sie zu den Feldern darin.',
  'The default {value} is no value of this field.': 'Die Vorbelegung {value} ist kein Wert dieses Feldes.',
  '"x-other" needs the choice "{choice}" in "enum".': '„x-other“ braucht die Auswahl „{choice}“ in „enum“.',
  '"x-other" makes the field "{name}", which is there already. Rename or remove it.':
    '„x-other“ erzeugt das Feld „{name}“, das es schon gibt. Benennen Sie es um, oder entfernen Sie es.',
  'The rules cannot be compiled: {reason}': 'Die Regeln lassen sich nicht übersetzen: {reason}',
  '"{ref}" is no file in schemas/definitions{*advice}':
    '„{ref}“ ist keine Datei in schemas/definitions{*advice}',
  '"$ref" must stand alone, draft-07 ignores what stands beside it. Put the rest into "allOf".':
    '„$ref“ muss allein stehen: Was daneben steht, gilt nicht. Schreiben Sie den Rest in „allOf“.',
  '"{ref}" leads back to itself ({way}). Break the circle.':
    '„{ref}“ führt zu sich selbst zurück ({way}). Lösen Sie den Kreis auf.',
  'No form uses this piece. Use it or remove the file.':
    'Kein Formular verwendet diesen Baustein. Verwenden Sie ihn, oder entfernen Sie die Datei.',
};
