import type { Templates } from './template.ts';

/** Why a step with a change set was not done. */
export const ofReleases: Templates = {
  'None of your roles allows it.': 'Keine Ihrer Rollen erlaubt das.',
  '{by} wrote in change set {id}: another person approves it.':
    '{by} hat an der Änderung {id} geschrieben: Eine andere Person gibt sie frei.',
  'Change set {id} is not what you read: read it again.':
    'Die Änderung {id} ist nicht mehr, was Sie gelesen haben: Lesen Sie sie noch einmal.',
  'Say that you have seen what change set {id} changes for customers.':
    'Bestätigen Sie, dass Sie gesehen haben, was die Änderung {id} für Kundinnen und Kunden ändert.',
  'What change set {id} changes for customers is not what you saw: look at it again.':
    'Was die Änderung {id} für Kundinnen und Kunden ändert, ist nicht mehr, was Sie gesehen haben: Sehen Sie es noch einmal an.',
  'Change set {id} is not what was approved. Send it back, and let it be read anew.':
    'Die Änderung {id} ist nicht mehr, was freigegeben wurde. Geben Sie sie zurück, und lassen Sie sie neu lesen.',
  'What change set {id} changes for customers is not what was approved. Send it back, and let it be seen anew.':
    'Was die Änderung {id} für Kundinnen und Kunden ändert, ist nicht mehr, was freigegeben wurde. Geben Sie sie zurück, und lassen Sie es neu ansehen.',
  'The times do not fit: it begins after now and ends after it begins.':
    'Die Zeiten passen nicht: Sie beginnt nach dem jetzigen Zeitpunkt und endet nach ihrem Beginn.',
  'Change set {id} is {*status}: it is not talked about any more.':
    'Die Änderung {id} ist {*status}: Darüber wird nicht mehr gesprochen.',
  'Change set {id} is {*status}: it is no draft any more.':
    'Die Änderung {id} ist {*status} und kein Entwurf mehr.',
  'Change set {id} is {*status}: it cannot be {event}.':
    'Die Änderung {id} ist {*status}: Dieser Schritt ist jetzt nicht möglich.',
  'There is no change set {id}.': 'Die Änderung {id} gibt es nicht.',
  'Nothing is changed.': 'Es ist nichts geändert.',
  '{count} files are changed; {most} are the most.':
    '{count} Dateien sind geändert; mehr als {most} sind nicht möglich.',
  '{path} is no file of definitions.': '{path} ist keine Datei der Definitionen.',
  '{path} has more than 1 MB.': '{path} hat mehr als 1 MB.',
  '{path} is no text.': '{path} ist kein Text.',
  '{path} begins with a byte order mark. Save it as UTF-8 without a byte order mark.':
    '{path} beginnt mit einem Byte Order Mark. Speichern Sie die Datei als UTF-8 ohne Byte Order Mark.',
  'The files have more than 8 MB together.': 'Die Dateien haben zusammen mehr als 8 MB.',
  '{path} is written twice at once.': '{path} wird auf einmal zweimal geschrieben.',
  'The proof takes more than {seconds} seconds.': 'Der Prüflauf dauert länger als {seconds} Sekunden.',
  'The proof takes more than {megabytes} MB of memory.':
    'Der Prüflauf braucht mehr als {megabytes} MB Speicher.',
  'The proof broke off: {reason}': 'Der Prüflauf brach ab: {reason}',
  'The preview takes more than {seconds} seconds. Undo the last change.':
    'Die Vorschau dauert länger als {seconds} Sekunden. Machen Sie die letzte Änderung rückgängig.',
  'The preview takes more than {megabytes} MB of memory. Undo the last change.':
    'Die Vorschau braucht mehr als {megabytes} MB Speicher. Machen Sie die letzte Änderung rückgängig.',
  'The preview broke off: {reason}': 'Die Vorschau brach ab: {reason}',
  'Say who does it by the id of one person: small letters, digits and ".", "_", "@", "-".':
    'Nennen Sie die Kennung einer Person: Kleinbuchstaben, Ziffern und „.“, „_“, „@“, „-“.',
  '"{by}" is the name of no person: the log says so of what happens by itself.':
    '„{by}“ ist keine Person: So heißt im Protokoll, was von selbst geschieht.',
  'No release is in force yet. Start a server with DEFINITIONS_FROM=release: its folder is the first one.':
    'Es ist noch nichts in Kraft. Starten Sie einen Server mit DEFINITIONS_FROM=release: Sein Ordner ist der erste Stand.',
  'The release in force came with the program: what was before it comes back with the program before.':
    'Was in Kraft ist, kam mit dem Programm: Was davor war, kommt mit dem vorigen Programm zurück.',
  'Give a reason of at most 500 characters.': 'Geben Sie einen Grund mit höchstens 500 Zeichen an.',
  'Another person has changed {path} since you read it.':
    'Eine andere Person hat {path} geändert, seit Sie es gelesen haben.',
  '{path} has been changed since by another release: write its change anew over what is in force.':
    '{path} wurde inzwischen durch eine andere Veröffentlichung geändert: Tragen Sie Ihre Änderung über dem geltenden Stand neu ein.',
  '{path} would be again what it was before it was published.':
    '{path} wäre wieder, was es vor der Veröffentlichung war.',
  'The time of change set {id} is over, but what it changed stays: without it there are faults.':
    'Die Zeit der Änderung {id} ist vorbei, aber was sie geändert hat, bleibt: Ohne sie gibt es Fehler.',
  'Release {named} is not in force: release {is} is. Nothing was rolled back.':
    'Stand {named} ist nicht in Kraft, sondern Stand {is}. Es wurde nichts zurückgenommen.',
  'Release {end} is the end of a change set: it holds nothing to take back. Below it release {last} is in force: name that one.':
    'Stand {end} ist das Ende einer Änderung: Er enthält nichts, was zurückzunehmen wäre. Darunter ist Stand {last} in Kraft: Nennen Sie diesen.',
  '{name} is being proved already: wait, then load the page again.':
    'Diese Änderung wird schon geprüft: Warten Sie, und laden Sie die Seite dann neu.',
  'Releases and change sets become others all the time. Try again.':
    'Andere Änderungen kamen dazwischen. Versuchen Sie es noch einmal.',
  'Change set {id} has no field {pointer} of {form}.': 'Die Änderung {id} hat kein Feld {pointer} in {form}.',
  'Of change set {id} {most} things were said already.':
    'Zur Änderung {id} gibt es schon {most} Kommentare; mehr sind nicht möglich.',
  'Nothing was said of {pointer} of {form} in change set {id}.':
    'Zu {pointer} in {form} wurde in der Änderung {id} nichts gesagt.',
};

/** What the program writes into the history by itself, in the place of a person's reason. */
export const ofHistory: Templates = {
  'The time of change set {id} is over.': 'Die Zeit der Änderung {id} ist vorbei.',
  'Its time was over before it could be published: nothing of it has been in force.':
    'Ihre Zeit war vorbei, bevor sie veröffentlicht werden konnte: Nichts davon war je in Kraft.',
  'It was approved before approvals named what was read: it is read and approved anew.':
    'Sie wurde freigegeben, bevor Freigaben nannten, was gelesen wurde: Sie wird neu gelesen und freigegeben.',
  'It was approved before approvals kept the effect on customers: it is seen and approved anew.':
    'Sie wurde freigegeben, bevor mit Freigaben die Wirkung auf Kundinnen und Kunden aufgehoben wurde: Sie wird neu angesehen und freigegeben.',
  'The folder of a new program.': 'Der Ordner einer neuen Programmfassung.',
  'The folder of the first program.': 'Der Ordner der ersten Programmfassung.',
};

/** How a change set stands. */
export const statuses: Templates = {
  draft: 'ein Entwurf',
  inReview: 'zur Durchsicht eingereicht',
  approved: 'freigegeben',
  scheduled: 'geplant',
  published: 'in Kraft',
  superseded: 'ersetzt',
  rolledBack: 'zurückgenommen',
  withdrawn: 'verworfen',
};
