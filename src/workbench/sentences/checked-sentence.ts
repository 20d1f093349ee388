import type { DefinitionFault } from '../../shared/api/workbench-drafts.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { needs, ofContracts } from './contracts.de.ts';
import { ofExamples } from './examples.de.ts';
import { ofFiles, shapes } from './files.de.ts';
import { ofFlow } from './flow.de.ts';
import { ofFormulas } from './formulas.de.ts';
import { ofLayout } from './layout.de.ts';
import { orderReasons, readers } from './order-reasons.de.ts';
import { commonParts } from './parts.de.ts';
import { reasons } from './reasons.de.ts';
import { ofHistory, ofReleases, statuses } from './releases.de.ts';
import { ofRules } from './rules.de.ts';
import { translator } from './template.ts';
import { ofWords } from './words.de.ts';

/** The first that fits counts, so that the most general ones stand last. */
const germanOf = translator(
  {
    ...{ ...ofWords, ...ofExamples, ...ofRules, ...ofFormulas, ...ofLayout, ...ofFlow, ...ofFiles },
    ...{ ...ofContracts, ...ofReleases, ...ofHistory },
  },
  // Reasons are whole sentences: before the parts, which would fit a piece of one.
  { ...reasons, ...orderReasons, ...commonParts, ...readers, ...statuses, ...shapes, ...needs },
);

/** A line of a check: the place, the sentence, and other places where the same is wrong. */
const LINE = /^((?:schemas|ui-schemas|locales)\/\S+): (.*?)( \(Also: .*\))?$/s;

function germanLine(english: string): string | undefined {
  const [, place, sentence = '', also = ''] = LINE.exec(english) ?? [];
  const said = germanOf(sentence);
  return said && `${place}: ${said}${also.replace('(Also: ', '(Auch: ')}`;
}

/**
 * What a check has found, or why a step was not done, in the language of the reader; in English where no template
 * fits.
 */
export function checkedSentence(lang: StaffLang, english: string): string {
  return lang === 'de' ? (germanOf(english) ?? germanLine(english) ?? english) : english;
}

/** A fault with its place. */
export function placedSentence(lang: StaffLang, { file, pointer = '', sentence }: DefinitionFault): string {
  return `${file}${pointer}: ${checkedSentence(lang, sentence)}`;
}

/** What stands in the history: what a person wrote stays as it is, what the program wrote is told line by line. */
export function toldNote(lang: StaffLang, note: string): string {
  return note
    .split('\n')
    .map((line) => checkedSentence(lang, line))
    .join('\n');
}
