import { answerViews } from './answers.ts';
import { operations } from './operation.ts';
import { anything, list, moment, object, type Static, shortText, text, uuid } from './shapes.ts';

/** What a customer has sent by a page of data, in the words of the version that asked. */
const submissionView = object({
  id: uuid,
  form: text,
  title: text,
  sentAt: moment,
  /** When it is deleted. */
  keptUntil: moment,
  answers: answerViews,
});
export type SubmissionView = Static<typeof submissionView>;

export const submissionsApi = operations({
  'POST /api/submissions/:area/:form': {
    params: object({ area: shortText(50), form: shortText(50) }),
    body: anything,
    answer: object({ submission: object({ id: uuid }) }),
    status: 201,
  },
  'GET /api/submissions/me': { answer: object({ submissions: list(submissionView) }) },
});
