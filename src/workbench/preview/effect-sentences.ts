import type { StaffLang } from '../../shared/staff-words.ts';
import { effectWords } from './effect-words.ts';

/** A text in quotes as the proof writes it; what is cut has no second quote. */
const QUOTED = /("(?:[^"\\]|\\.)*(?:"|$))/;

/** What the proof says in English around its values, and how it is said in German. */
const GERMAN: readonly [RegExp, string][] = [
  [/: the whole form; is no longer said in it/, ': Das ganze Formular gibt es in dieser Sprache nicht mehr.'],
  [/: the whole form; is said in it now/, ': Das ganze Formular gibt es jetzt auch in dieser Sprache.'],
  [/^and (\d+) more$/, 'und $1 weitere'],
  [/^a new form$/, 'ein neues Formular'],
  [/^no longer there$/, 'gibt es nicht mehr'],
  [/^the form by /, 'das Formular durch '],
  [/ by $/, ' durch '],
  [/\bwas accepted\b/, 'bisher angenommen'],
  [/\bwas /, 'bisher '],
  [/, is /, ', jetzt '],
  [/\bnew: /, 'neu: '],
  [/\bgone: /, 'fällt weg: '],
  [/; 1 case, e\.g\. /, '; 1 Fall, zum Beispiel '],
  [/; (\d+) cases, e\.g\. /, '; $1 Fälle, zum Beispiel '],
  [/\b(\d+) characters\b/, '$1 Zeichen'],
  [/\bleft out\b/, 'weggelassen'],
];

/** A line of the proof in the language of the workbench. Its values, which stand in quotes, stay as they are. */
export function effectSentence(lang: StaffLang, text: string): string {
  if (lang === 'en') return text;
  return text
    .split(QUOTED)
    .map((part, at) =>
      at % 2 === 1 ? part : GERMAN.reduce((made, [english, german]) => made.replace(english, german), part),
    )
    .join('');
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
