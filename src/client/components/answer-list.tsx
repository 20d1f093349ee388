import type { AnswerView } from '../../shared/api/answers.ts';
import { FactList } from './fact-list.tsx';

/** Answers to questions that only a form knows, in the form's own words; nothing where there are none. */
export function AnswerList({ answers }: { answers: readonly AnswerView[] }) {
  if (answers.length === 0) return null;
  const facts = answers.map(({ form, pointer, label, text }) => ({
    id: `${form}${pointer}`,
    term: label,
    value: text,
  }));
  return <FactList facts={facts} />;
}
