import type { FastifyInstance } from 'fastify';
import type { SurveyAnswer } from '../../../shared/generated/forms.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, object, uuid } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';
import { takeAnswer } from '../../modules/survey/survey.service.ts';

/** How satisfied people are. */
export async function surveyRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.post<{ Body: SurveyAnswer }>('/api/survey', {
    bodyLimit: 16 * 1024,
    config: { limit: 'letter', bearer: 'ignored' },
    schema: { body: formBody('survey/answer'), response: answer({ answer: object({ id: uuid }) }, 201) },
    handler: async ({ team, lang, body }, reply) => {
      const id = await takeAnswer(deps, team, lang, body);
      return reply.code(201).send({ payload: { answer: { id } } });
    },
  });
}
