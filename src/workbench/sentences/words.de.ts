import type { Templates } from './template.ts';

/** What is said of words: labels, sentences, choices, in each language. */
export const ofWords: Templates = {
  'The {*language} words for {*what} are missing. Add "{key}".':
    'Es fehlt der Text auf {*language} für {*what}. Ergänzen Sie „{key}“.',
  'The German words for "{key}" are missing. Add them, or remove the Turkish.':
    'Der deutsche Text zu „{key}“ fehlt. Ergänzen Sie ihn, oder entfernen Sie den türkischen.',
  'The Turkish words for "{key}" are missing. Add them, or remove the German.':
    'Der türkische Text zu „{key}“ fehlt. Ergänzen Sie ihn, oder entfernen Sie den deutschen.',
  'No {*language} words begin with "{prefix}.". Add them, or give the form\'s files the name that its words have.':
    'Auf {*language} beginnt kein Text mit „{prefix}.“. Ergänzen Sie die Texte, oder nennen Sie die Dateien des Formulars wie seine Texte.',
  'The page of "{id}" has no {*language} words. Add {keys}.':
    'Die Seite von „{id}“ hat keine Texte auf {*language}. Ergänzen Sie {keys}.',
  '"{key}" cannot be read. Look for a brace that is not closed.':
    '„{key}“ ist nicht lesbar. Suchen Sie nach einer geschweiften Klammer, die nicht geschlossen ist.',
  '"{key}" has the arguments {turkish} here and {german} in German. Use the same.':
    '„{key}“ hat hier die Platzhalter {turkish} und auf Deutsch {german}. Verwenden Sie in beiden Sprachen dieselben.',
  'Nothing fills {names} in "{key}", since {*whose} has no such limit. Name a limit that it has, such as {maxLength}; a sentence of an error may say {limit}, and {value} where the field is no secret.{*named}':
    '{names} in „{key}“ bleibt leer, denn {*whose} hat keine solche Grenze. Nennen Sie eine, die es gibt, zum Beispiel {maxLength}; ein Fehlersatz darf auch {limit} enthalten, und {value}, wenn das Feld nicht geheim ist.{*named}',
  'Nothing fills {names} in "{key}". Write it out.': '{names} in „{key}“ bleibt leer. Schreiben Sie es aus.',
  '"{key}" says {said} digits, but the pattern of "{field}" takes {taken}. Make them say the same.':
    '„{key}“ nennt {said} Ziffern, das Muster von „{field}“ verlangt aber {taken}. Beides muss dasselbe sagen.',
  '"{field}" shows no help below its choices, so "{key}" is not seen. Choose the widget "cards", or delete it.':
    '„{field}“ zeigt unter der Auswahl keine Hilfe, daher sieht niemand „{key}“. Wählen Sie das Bedienelement „cards“, oder löschen Sie den Text.',
  'No form uses "{key}". Correct its name or remove it.':
    'Kein Formular verwendet „{key}“. Berichtigen Sie den Namen, oder entfernen Sie den Text.',
  'No form that is in "{code}" uses "{key}". Correct its name or remove it.':
    'Kein Formular in der Sprache „{code}“ verwendet „{key}“. Berichtigen Sie den Namen, oder entfernen Sie den Text.',
  'Readers of {name} see "{form}" in "{fallback}", since these words are missing, cannot be read or take other arguments: {keys}. Mend them, or take the form out of locales/languages.json.':
    'Wer {name} liest, sieht „{form}“ in der Sprache „{fallback}“, denn diese Texte fehlen, sind nicht lesbar oder haben andere Platzhalter: {keys}. Berichtigen Sie sie, oder nehmen Sie das Formular aus locales/languages.json.',
  'Variants are in German and Turkish alone: readers of "{code}" see the original. Remove "{key}".':
    'Varianten gibt es nur auf Deutsch und Türkisch: In der Sprache „{code}“ steht das Original. Entfernen Sie „{key}“.',
  'This form is a part of an order or a contract: all customers read the same words. Remove "ui:variants".':
    'Dieses Formular gehört zu einer Bestellung oder einem Vertrag: Alle lesen dieselben Texte. Entfernen Sie „ui:variants“.',
  '"{name}" stands twice. Each variant has a name of its own.':
    '„{name}“ steht doppelt da. Jede Variante braucht einen eigenen Namen.',
  '"{name}" is what the others see. Give the variant another name.':
    '„{name}“ heißt das Original. Geben Sie der Variante einen anderen Namen.',
  'The shares are {all} percent together. More than 100 are not possible.':
    'Die Anteile ergeben zusammen {all} Prozent. Mehr als 100 sind nicht möglich.',
  'The form has no variant "{name}"{*advice}': 'Das Formular hat keine Variante „{name}“{*advice}',
  'A variant cannot say "{word}" otherwise. It may say title, intro and submit of the form, lead and thanks of its page, and label, help and placeholder of its fields; never errors, choices or rules.':
    'Eine Variante kann „{word}“ nicht anders sagen. Möglich sind title, intro und submit des Formulars, lead und thanks der Seite und label, help und placeholder der Felder, nie Fehlersätze, Auswahlen oder Regeln.',
  'This is the text of a consent: everybody agrees to the same words.':
    'Das ist der Text einer Einwilligung: Alle stimmen demselben Text zu.',
  'The rows of a list have no variants.': 'In den Zeilen einer Liste gibt es keine Varianten.',
  'A variant names no price: prices are the same for everybody.':
    'Eine Variante nennt keinen Preis: Preise sind für alle gleich.',
  'A variant has no links: what they lead to is the same for everybody.':
    'Eine Variante hat keine Links: Ihre Ziele sind für alle gleich.',
  '"(freiwillig)" or "(isteğe bağlı)" says that a field may stay empty: the label and its variants all say it, or none does.':
    '„(freiwillig)“ und „(isteğe bağlı)“ sagen, dass ein Feld leer bleiben darf: Die Bezeichnung und alle ihre Varianten sagen es, oder keine.',
  'Nothing is said otherwise in "{name}". Add a word such as "{key}" in both languages.':
    'In „{name}“ ist kein Text anders. Ergänzen Sie einen Text wie „{key}“ in beiden Sprachen.',
  'Variants stand at the form itself, not at a field.':
    'Varianten stehen beim Formular selbst, nicht bei einem Feld.',
};
