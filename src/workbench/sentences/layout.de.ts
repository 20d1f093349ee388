import type { Templates } from './template.ts';

/** What is said of the layout of a form: widgets, order, uploads. */
export const ofLayout: Templates = {
  'The order leaves out the field "{name}". Add it to "ui:order".':
    'In der Reihenfolge fehlt das Feld „{name}“. Ergänzen Sie es in „ui:order“.',
  'The closed section would show "{name}", which is not to be kept.':
    'Der geschlossene Abschnitt würde „{name}“ zeigen, das nicht aufbewahrt werden soll.',
  'There is no {*what} "{name}" for this form{*advice}':
    'Für dieses Formular gibt es „{name}“ nicht ({*what}){*advice}',
  'A section has no widget of its own. Name one at its fields.':
    'Ein Abschnitt hat kein eigenes Bedienelement. Nennen Sie eines bei seinen Feldern.',
  'The widget "{widget}" cannot show a value of type "{type}": the field would have no control. Fitting are: {names}.':
    'Das Bedienelement „{widget}“ kann keinen Wert der Art „{type}“ zeigen: Das Feld wäre nicht bedienbar. Es passen: {names}.',
  'The widget "{widget}" has nothing to choose from. Give the field "enum", or a "source".':
    'Das Bedienelement „{widget}“ hat nichts zur Auswahl. Geben Sie dem Feld „enum“ oder eine „source“.',
  'The widget "{widget}" works only on a page of the program.':
    'Das Bedienelement „{widget}“ funktioniert nur auf einer Seite des Programms.',
  'A computed field is shown and not typed. Remove "ui:widget".':
    'Ein berechnetes Feld wird gezeigt und nicht eingegeben. Entfernen Sie „ui:widget“.',
  'The widget "computed" needs a formula: "x-compute" in the schema.':
    'Das Bedienelement „computed“ braucht eine Formel: „x-compute“ im Schema.',
  'The widget "repeat" needs "items" of type "object", with "properties".':
    'Das Bedienelement „repeat“ braucht „items“ der Art „object“ mit „properties“.',
  'A list of objects needs the widget "repeat".':
    'Eine Liste aus Gruppen von Feldern braucht das Bedienelement „repeat“.',
  'A list needs choices: "enum" in its "items", or the widget "checkboxCards" with a "source".':
    'Eine Liste braucht eine Auswahl: „enum“ in ihren „items“ oder das Bedienelement „checkboxCards“ mit einer „source“.',
  'Only these widgets show a source: {names}.': 'Nur diese Bedienelemente zeigen eine „source“: {names}.',
  'Only a line of text (the widget "text") shows suggestions.':
    'Nur eine Textzeile (Bedienelement „text“) zeigt Vorschläge.',
  'Beside this field there is no "{name}"{*advice}': 'Neben diesem Feld gibt es kein „{name}“{*advice}',
  '"{name}" is no text, so that no suggestion belongs to what stands in it.':
    '„{name}“ ist kein Text, daher gehört kein Vorschlag zu seinem Inhalt.',
  'There is no list "{name}"{*advice}': 'Es gibt keine Liste „{name}“{*advice}',
  'The widget "upload" needs the word "upload" in the field\'s schema: which types, and how many bytes.':
    'Das Bedienelement „upload“ braucht „upload“ im Schema des Feldes: welche Arten von Dateien und wie viele Bytes.',
  'A field with "upload" needs the widget "upload".':
    'Ein Feld mit „upload“ braucht das Bedienelement „upload“.',
  '"upload" stands at the field itself, beside "type": "array". In a condition or a branch nothing would take the files.':
    '„upload“ steht beim Feld selbst, neben "type": "array". In einer Bedingung oder einem Zweig würde niemand die Dateien annehmen.',
  'The server takes files of {most} at most, "maxBytes" says {given}. Lower it.':
    'Der Server nimmt Dateien bis {most} an, „maxBytes“ sagt {given}. Senken Sie den Wert.',
  'A field takes {most} files at most, "maxItems" says {given}. Lower it.':
    'Ein Feld nimmt höchstens {most} Dateien an, „maxItems“ sagt {given}. Senken Sie den Wert.',
  '{count} files of {size} are more than a mail to the service carries ({most}). Lower "maxItems" or "maxBytes".':
    '{count} Dateien zu je {size} sind mehr, als eine E-Mail an den Service fasst ({most}). Senken Sie „maxItems“ oder „maxBytes“.',
  'A field with "upload" is a list of files: say "type": "array" and "maxItems", also for one.':
    'Ein Feld mit „upload“ ist eine Liste von Dateien: Schreiben Sie "type": "array" und „maxItems“, auch für eine einzige.',
  'Files inside the rows of a list are not possible. Ask for them beside the list.':
    'Dateien in den Zeilen einer Liste sind nicht möglich. Fragen Sie neben der Liste danach.',
  '"{name}" says nothing of files. Leave it out: "upload", "minItems" and "maxItems" are all.':
    '„{name}“ sagt nichts über Dateien. Lassen Sie es weg: „upload“, „minItems“ und „maxItems“ sind alles.',
};
