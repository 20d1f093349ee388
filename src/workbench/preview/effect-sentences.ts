import type { StaffLang } from '../../shared/staff-words.ts';
import { checkedSentence } from '../sentences/checked-sentence.ts';
import { type EffectKind, effectWords } from './effect-words.ts';

/** A text in quotes as the proof writes it; what is cut has no second quote. */
const QUOTED = /("(?:[^"\\]|\\.)*(?:"|$))/;

/** What the proof says in English around its values, and how it is said in German. */
const GERMAN: readonly [RegExp, string][] = [
  [/: the whole form; is no longer said in it/, ': Das ganze Formular gibt es in dieser Sprache nicht mehr.'],
  [/: the whole form; is said in it now/, ': Das ganze Formular gibt es jetzt auch in dieser Sprache.'],
  [
    /(^|; )asked again of those who agreed to the other text$/,
    '$1wer dem anderen Text zugestimmt hat, wird neu gefragt',
  ],
  [/^(?:… )?and (\d+) more$/, 'und $1 weitere'],
  [/^a new form$/, 'ein neues Formular'],
  [/^a new flow$/, 'ein neuer Ablauf'],
  [/^no longer there$/, 'gibt es nicht mehr'],
  [/^the form by /, 'das Formular durch '],
  [/ by $/, ' durch '],
  [/(^| — )the field is in one of the versions only\b/, '$1das Feld gibt es nur in einer der Fassungen'],
  [/(^| — )the condition of the field has changed\b/, '$1die Bedingung des Feldes ist eine andere'],
  [/(^| — )what it depends on has changed\b/, '$1wovon es abhängt, ist anders'],
  [/^order of the steps\b/, 'Reihenfolge der Schritte'],
  [/^forms of step (\S+)/, 'Formulare des Schritts $1'],
  [/^parts of step (\S+)/, 'Teile des Schritts $1'],
  [/^title of part (\S+) of step (\S+)/, 'Titel des Teils $1 im Schritt $2'],
  [/^title of step (\S+)/, 'Titel des Schritts $1'],
  [/^part (\S+) of step (\S+)/, 'Teil $1 im Schritt $2'],
  [/^(\S+) in step (\S+)/, '$1 im Schritt $2'],
  [/^step (\S+)/, 'Schritt $1'],
  [
    /^(\d+) of (\d+) example orders see something else, e\.g\. /,
    '$1 von $2 Beispielbestellungen sehen etwas anderes, zum Beispiel ',
  ],
  [/ another value in (\d+) of (\d+) accepted cases$/, ': anderer Wert in $1 von $2 angenommenen Fällen'],
  [/ (\d+) suggestions added, (\d+) removed$/, ': $1 Vorschläge kommen dazu, $2 fallen weg'],
  [/\b(new|gone): (\d+) suggestions$/, '$1: $2 Vorschläge'],
  [/ another order$/, ': andere Reihenfolge'],
  [/^\/ the order of names alone$/, 'nur die Reihenfolge der Namen'],
  [/^\/ the words around the form or their order$/, 'Texte rund um das Formular oder ihre Reihenfolge'],
  [/\bwas accepted\b/, 'bisher angenommen'],
  [/\bwas /, 'bisher '],
  [/, is /, ', jetzt '],
  [/\bnew: /, 'neu: '],
  [/\bgone: /, 'fällt weg: '],
  [/; 1 case, e\.g\. /, '; 1 Fall, zum Beispiel '],
  [/; (\d+) cases, e\.g\. /, '; $1 Fälle, zum Beispiel '],
  [/\b1 character\b/, '1 Zeichen'],
  [/\b(\d+) characters\b/, '$1 Zeichen'],
  [/\bleft out\b/, 'weggelassen'],
];

/** Where an answer goes: the program says it in quotes, as a value. */
const PLACES: readonly [RegExp, string][] = [
  [/^"not kept"$/, '„wird nicht aufbewahrt“'],
  [/^"read by the program"$/, '„liest das Programm“'],
  [/^"kept nowhere"$/, '„wird nirgends gespeichert“'],
  [/^"kept in ([^"]+)"$/, '„gespeichert in $1“'],
];

const replaced = (text: string, among: readonly [RegExp, string][]) =>
  among.reduce((made, [english, german]) => made.replace(english, german), text);

/** A line of the proof in the language of the workbench. Its values, which stand in quotes, stay as they are. */
export function effectSentence(lang: StaffLang, text: string, kind?: EffectKind): string {
  if (lang === 'en') return text;
  const value = (part: string) => (kind === 'storage' ? replaced(part, PLACES) : part);
  return text
    .split(QUOTED)
    .map((part, at) => (at % 2 === 1 ? value(part) : replaced(part, GERMAN)))
    .join('');
}

/** What the proof says of the versions that it compares, before it compares them. */
const VERSION = /^(before|now): (.*)$/s;

const GENERAL = new Map([
  ['pages', 'Seiten'],
  ['lists', 'Listen'],
]);

/** The name of a part: a form, a flow, or what can be said of all of them. */
export function partName(lang: StaffLang, name: string): string {
  if (lang === 'en') return name;
  const [, version, sentence = ''] = VERSION.exec(name) ?? [];
  if (version) return `${version === 'now' ? 'jetzt' : 'bisher'}: ${checkedSentence(lang, sentence)}`;
  return GENERAL.get(name) ?? name;
}

/** A language of customers in which the form cannot be had any more: easily overlooked, since no rule is broken. */
export function isLostLanguage(text: string): boolean {
  return text.endsWith(': the whole form; is no longer said in it');
}

const COUNTED =
  /^(\d+) cases? replayed: (\d+) rules? newly refusing, (\d+) rules? no longer refusing\. Other changes: (.+)\.$/;

/** How much was compared, and what differs; of the other changes those that there are. */
export function countedSentence(lang: StaffLang, counted: string): string {
  const found = COUNTED.exec(counted);
  if (!found) return counted;
  const [, cases = '', refusing = '', accepting = '', all = ''] = found;
  const { kinds, counts, none } = effectWords[lang];
  const names = new Map<string, string>(Object.entries(kinds));
  const others = all.split(', ').flatMap((one) => {
    const [kind = '', amount = '0'] = one.split(' ');
    const name = names.get(kind)?.replace(/:$/, '') ?? kind;
    return amount === '0' ? [] : [`${name} ${amount}`];
  });
  return counts({ cases: Number(cases), refusing, accepting, others: others.join(', ') || none });
}
