import { langs } from '../../shared/language.ts';
import { languagesIn } from '../further-forms.ts';
import { problemLine } from '../problem.ts';
import { type Command, count } from './command.ts';
import { openDefinitions } from './opened.ts';

/** How many characters a word's place holds, by how its key ends: the narrowest screen is 360 pixels wide. */
const PLACES: [place: RegExp, characters: number][] = [
  [/\.submit$/, 28],
  [/\.page\..*\.?(button|action)$/, 28],
  [/\.placeholder$/, 40],
  [/\.option\.[^.]+$/, 60],
  [/\.option\.[^.]+\.help$/, 100],
  [/\.title$/, 60],
  [/\.label$/, 60],
  [/\.help$/, 200],
  [/(^|\.)error\./, 160],
];

/** The button that the law words (§ 312j BGB and its settled translation) has room made for it. */
const FIXED_BY_LAW = new Set(['order.approval.submit']);

/** The text as it is read: of a link only its words, of an argument a value of usual length. */
function shownText(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\{\w+\}/g, '00');
}

/** A consent is a sentence and not a name, so its label may wrap. */
function isSentence(text: string): boolean {
  return /\]\(|[.!]$/.test(text);
}

/** The words that do not fit, with the length that would. */
export function tooLong(words: Record<string, string>): { key: string; length: number; room: number }[] {
  return Object.entries(words).flatMap(([key, text]) => {
    const place = PLACES.find(([end]) => end.test(key));
    const length = [...shownText(text)].length;
    if (!place || length <= place[1] || FIXED_BY_LAW.has(key)) return [];
    if (key.endsWith('.label') && isSentence(text)) return [];
    return [{ key, length, room: place[1] }];
  });
}

/** `translate`: words that are missing, unequal, unused or longer than their place. */
export const translate: Command = async (_args, { root, now, say, contracts }) => {
  const { source, library } = await openDefinitions(root, now, contracts);
  const remarks = [...new Set(library.remarks().map(problemLine))];
  for (const line of remarks) say(line);
  const spoken = [...langs.map((lang) => [lang, source.words[lang]] as const), ...source.further];
  const long = spoken.map(([lang, words]) => {
    const found = tooLong(words);
    for (const { key, length, room } of found) {
      say(`${lang}: "${key}" has ${length} characters, its place holds ${room}. Say it shorter.`);
    }
    return `${lang} ${found.length}`;
  });
  const total = Object.keys(source.words.de).length;
  const further = languagesIn(source).map(({ name, code, forms }) => {
    const said = forms.filter((id) => library.forms.get(id)?.model.further.has(code));
    const words = Object.keys(source.further.get(code) ?? {}).length;
    return `${count(words, 'word')} in ${name} for ${said.length} of ${count(forms.length, 'form')}; `;
  });
  say(
    `${count(total, 'word')} in German; ${further.join('')}${remarks.length} missing, unequal or unused; too long: ${long.join(', ')}.`,
  );
  return remarks.length === 0 ? 0 : 1;
};
