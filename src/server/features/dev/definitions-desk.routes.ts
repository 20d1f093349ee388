import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { list, object, text } from '../../plugins/answer-schema.ts';
import { httpProblem } from '../../errors/problem.ts';
import { definitionsDesk, examplesOnDesk } from '../../sandbox/dev/definitions-desk.service.ts';

const deskAnswer = object({
  forms: list(object({ id: text, title: text })),
  faults: list(text),
  remarks: list(text),
});
const refused = object({ data: {}, path: text, rule: text });
const name = { type: 'string', pattern: '^[a-z-]{1,50}$' };
const params = { type: 'object', properties: { area: name, form: name } };
const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: { lang: { enum: ['de', 'tr'] } },
};

interface DeskParams {
  area: string;
  form: string;
}

/** What the pages `/dev/forms` show; there only where pages for developers are. */
export async function definitionsDeskRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  if (!deps.config.embedded.devPages) return;

  app.get<{ Querystring: { lang?: 'de' | 'tr' } }>(
    '/dev/definitions.json',
    { schema: { querystring, response: { 200: deskAnswer } } },
    async (request) => definitionsDesk(deps, request.query.lang ?? 'de'),
  );

  app.get<{ Params: DeskParams }>(
    '/dev/examples/:area/:form',
    { schema: { params, response: { 200: object({ valid: list({}), invalid: list(refused) }) } } },
    async (request) => {
      const { area, form } = request.params;
      const examples = await examplesOnDesk(deps, `${area}/${form}`);
      if (!examples) throw httpProblem(404);
      return examples;
    },
  );
}
