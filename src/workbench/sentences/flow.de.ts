import type { Templates } from './template.ts';

/** What is said of flows, their steps, and pages. */
export const ofFlow: Templates = {
  'The step "{step}" stands here twice. Give each its own "id".':
    'Der Schritt „{step}“ steht hier doppelt. Geben Sie jedem eine eigene „id“.',
  'There is no form "{form}"{*advice}': 'Es gibt kein Formular „{form}“{*advice}',
  'The step "{step}" has no title. Add "{key}".':
    'Der Schritt „{step}“ hat keinen Titel. Ergänzen Sie „{key}“.',
  'The part "{part}" stands here twice. Give each its own "id".':
    'Der Teil „{part}“ steht hier doppelt. Geben Sie jedem eine eigene „id“.',
  '"{name}" is asked in two parts.': '„{name}“ wird in zwei Teilen gefragt.',
  'The part "{part}" asks nothing. Give it forms, or take it away.':
    'Der Teil „{part}“ fragt nichts. Geben Sie ihm Formulare, oder entfernen Sie ihn.',
  'The form "{form}" stands in two parts.': 'Das Formular „{form}“ steht in zwei Teilen.',
  'The step "{step}" has no form "{form}"{*advice}':
    'Der Schritt „{step}“ hat kein Formular „{form}“{*advice}',
  'The form "{form}" stands in no part, so no screen shows it. Name it in one of the "parts".':
    'Das Formular „{form}“ steht in keinem Teil, daher zeigt es kein Bildschirm. Nennen Sie es in einem der „parts“.',
  '"{form}" needs a part before it with "asks": "phoneCode": the account gets the phone that a code has proved.':
    '„{form}“ braucht davor einen Teil mit "asks": "phoneCode": Das Konto bekommt die Telefonnummer, die ein Code bestätigt hat.',
  '"{form}" belongs into the last part: the order button stands there.':
    '„{form}“ gehört in den letzten Teil: Dort steht der Bestellknopf.',
  'The part "{part}" has no title. Add "{key}".': 'Der Teil „{part}“ hat keinen Titel. Ergänzen Sie „{key}“.',
  '"{path}" is no address. Write small letters from a to z, digits and hyphens, such as "/account/change-owner".':
    '„{path}“ ist keine Adresse. Schreiben Sie Kleinbuchstaben von a bis z, Ziffern und Bindestriche, zum Beispiel „/account/change-owner“.',
  'An address has no language: the server adds it. Write "{path}".':
    'Eine Adresse hat keine Sprache: Der Server ergänzt sie. Schreiben Sie „{path}“.',
  'Addresses below "/{first}" belong to the program. Choose another one than "{path}".':
    'Adressen unter „/{first}“ gehören dem Programm. Wählen Sie eine andere als „{path}“.',
  '"{path}" is the address of a page of the program. Choose another one.':
    '„{path}“ ist die Adresse einer Seite des Programms. Wählen Sie eine andere.',
  'The address "{path}" stands here twice. Give each page its own.':
    'Die Adresse „{path}“ steht hier doppelt. Geben Sie jeder Seite eine eigene.',
  '"{form}" is a form of the program, which has a page and a record for it. Make a form of your own: npm run rules -- new.':
    '„{form}“ ist ein Formular des Programms, das dafür schon eine Seite und einen Speicherort hat. Legen Sie ein eigenes Formular an.',
  'The form "{form}" has a page already. A form has one address.':
    'Das Formular „{form}“ hat schon eine Seite. Ein Formular hat eine einzige Adresse.',
  'A receipt goes only to the address of a customer who is logged in: say "signedIn": true, or leave "receipt" out.':
    'Eine Bestätigung geht nur an die Adresse einer angemeldeten Person: Schreiben Sie "signedIn": true, oder lassen Sie „receipt“ weg.',
  'Answers to this form are stored and sent to the service as they are. A password must not be: say "x-keep": false in the schema.':
    'Antworten dieses Formulars werden gespeichert und dem Service geschickt. Ein Passwort darf das nicht: Schreiben Sie "x-keep": false ins Schema.',
};
