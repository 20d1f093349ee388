import { object, oneOf, optional, text } from '../../../shared/api/shapes.ts';
import { formContract, mayGo, need } from '../../../shared/contracts/contract.ts';

/** What the survey reads of its form. */
export const surveyAnswer = formContract(
  'survey/answer',
  'call POST /api/survey',
  object({
    rating: need(oneOf(1, 2, 3, 4, 5), 'the answers are counted by it', 'column survey_answer.rating'),
    comment: mayGo(optional(need(text, 'it is stored with the answer', 'column survey_answer.comment'))),
  }),
);
