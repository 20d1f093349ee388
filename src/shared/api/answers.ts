import { list, object, type Static, text } from './shapes.ts';

/** An answer to a field that no code reads, in the words of the form that asked. */
const answerView = object({
  form: text,
  /** Of the field, in the form. */
  pointer: text,
  label: text,
  text,
});
export const answerViews = list(answerView);

export type AnswerView = Static<typeof answerView>;
