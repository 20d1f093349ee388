import type { Templates } from './template.ts';

/** Why a step with a change set was not done. */
export const ofReleases: Templates = {
  'None of your roles allows it.': 'Keine Ihrer Rollen erlaubt das.',
  '{by} wrote in change set {id}: another person approves it.':
    '{by} hat an der Änderung {id} geschrieben: Eine andere Person gibt sie frei.',
  'Change set {id} is not what you read: read it again.':
    'Die Änderung {id} ist nicht mehr, was Sie gelesen haben: Lesen Sie sie noch einmal.',
  'Change set {id} is not what was approved. Send it back, and let it be read anew.':
    'Die Änderung {id} ist nicht mehr, was freigegeben wurde. Geben Sie sie zurück, und lassen Sie sie neu lesen.',
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
    'Version {named} ist nicht in Kraft, sondern Version {is}. Es wurde nichts zurückgenommen.',
  'Release {end} is the end of a change set: it holds nothing to take back. Below it release {last} is in force: name that one.':
    'Version {end} ist das Ende einer Änderung: Sie enthält nichts, was zurückzunehmen wäre. Darunter ist Version {last} in Kraft: Nennen Sie diese.',
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
