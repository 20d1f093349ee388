import type { Templates } from './template.ts';

/** What is said of examples, which prove the rules. */
export const ofExamples: Templates = {
  // The last line of a check counts what was looked at; each name may be one or many.
  '{forms} form{a}, {rules} rule{b}, {examples} example{c}: {faults} fault{d}, {remarks} remark{e}.':
    'Formulare: {forms}; Regeln: {rules}; Beispiele: {examples}; Fehler: {faults}; Hinweise: {remarks}.',
  '  … and {left} more': '  … und {left} weitere',
  'This example{called} should pass but breaks {*broken}.':
    'Dieses Beispiel{called} sollte angenommen werden, verletzt aber {*broken}.',
  'This example{called} should break {*wanted} but breaks {*broken}.':
    'Dieses Beispiel{called} sollte {*wanted} verletzen, verletzt aber {*broken}.',
  'No example breaks the rule "{rule}" of {pointer}. Add one.':
    'Kein Beispiel verletzt die Regel „{rule}“ von {pointer}. Ergänzen Sie eines.',
  'The answer should have the code {wanted} but has {*code}.':
    'Die Antwort sollte den Code {wanted} haben, hat aber {*code}.',
  '{pointer} should be stored as {wanted} but is {found}.':
    '{pointer} sollte als {wanted} gespeichert werden, ist aber {found}.',
  'The examples cannot be read ({*reason}). A form needs them: "valid" and "invalid".':
    'Die Beispiele sind nicht lesbar ({*reason}). Ein Formular braucht sie: „valid“ und „invalid“.',
  'The examples cannot be read ({*reason}). A flow needs them: "orders", each with "order" and "shows".':
    'Die Beispiele sind nicht lesbar ({*reason}). Ein Ablauf braucht sie: „orders“, jedes mit „order“ und „shows“.',
  'This order should see {wanted} but sees {found}. Mend the example, or "when" in {file}.':
    'Diese Bestellung sollte {wanted} sehen, sieht aber {found}. Berichtigen Sie das Beispiel oder „when“ in {file}.',
};
