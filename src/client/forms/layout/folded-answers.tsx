import { germanDay } from '../../../shared/german-day.ts';
import { isRecord, walk } from '../../../shared/json-values.ts';
import { useFormState } from '../state/form-context.ts';
import css from './accordion.module.css';

const DAY = /^\d{4}-\d\d-\d\d$/;

function inWords(answer: unknown): string {
  if (typeof answer !== 'string') return '';
  return DAY.test(answer) ? germanDay(answer) : answer;
}

function lineOf(answers: unknown, options: unknown): string {
  const groups = isRecord(options) && Array.isArray(options.folded) ? options.folded : [];
  return groups
    .map((names) => [names].flat().map((name) => inWords(walk(answers, [String(name)]))))
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\u00a0· ');
}

/** What was entered in a closed section, as far as its UI schema names it. */
export function FoldedAnswers({ section, options }: { section: string; options: unknown }) {
  const line = useFormState(({ value }) => lineOf(value[section], options));
  return line ? <span className={css.folded}>{line}</span> : null;
}
