import { operations } from './operation.ts';
import { form, object, uuid } from './shapes.ts';

export const surveyApi = operations({
  'POST /api/survey': {
    body: form('survey/answer'),
    answer: object({ answer: object({ id: uuid }) }),
    status: 201,
  },
});
