import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { answer, boolean, list, object, text } from '../../plugins/answer-schema.ts';
import { httpProblem } from '../../errors/problem.ts';

const anyObject = { type: 'object', additionalProperties: true };
const formParams = {
  type: 'object',
  properties: {
    area: { type: 'string', maxLength: 50 },
    form: { type: 'string', maxLength: 50 },
  },
};
const judged = {
  valid: boolean,
  errors: list(object({ path: text, keyword: text, rule: text, message: text })),
};

interface FormParams {
  area: string;
  form: string;
}

/** The rules in force, for any client: public and stable, so that others test against them. */
export async function formsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { definitions } = deps;
  const config = { headers: 'optional', bearer: 'ignored' } as const;

  app.get(
    '/api/forms',
    { config, schema: { response: answer({ forms: list(object({ id: text, version: text })) }) } },
    async (request, reply) => {
      const all = Object.entries(definitions.versions()).map(([id, version]) => ({ id, version }));
      const forms = all.filter(({ id }) => definitions.form(id, request.lang));
      reply.send({ payload: { forms } });
    },
  );

  app.get<{ Params: FormParams }>(
    '/api/forms/:area/:form',
    {
      config,
      schema: {
        params: formParams,
        response: answer({
          id: text,
          version: text,
          schema: anyObject,
          uiSchema: anyObject,
          words: anyObject,
        }),
      },
    },
    async (request, reply) => {
      const document = definitions.document(idOf(request.params), request.lang);
      if (!document) throw httpProblem(404);
      reply.send({ payload: document });
    },
  );

  app.post<{ Params: FormParams }>(
    '/api/forms/:area/:form/validate',
    {
      config: { ...config, limit: 'dryRun' },
      schema: { params: formParams, body: {}, response: answer(judged) },
    },
    async (request, reply) => {
      const id = idOf(request.params);
      if (!definitions.form(id, request.lang)) throw httpProblem(404);
      const { valid, errors } = definitions.judge(id, request.body, request.lang);
      reply.send({ payload: { valid, errors } });
    },
  );
}

function idOf({ area, form }: FormParams): string {
  return `${area}/${form}`;
}
