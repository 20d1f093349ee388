import type { FastifyInstance } from 'fastify';
import {
  anything,
  list,
  object,
  oneOf,
  optional,
  type Static,
  shortText,
  text,
} from '../../../shared/api/shapes.ts';
import { langs } from '../../../shared/language.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { definitionsDesk, examplesOnDesk } from './definitions-desk.service.ts';

const deskAnswer = object({
  forms: list(object({ id: text, title: text })),
  faults: list(text),
  remarks: list(text),
});
const situation = { on: optional(text), order: optional(anything) };
const accepted = object({ data: anything, name: text, ...situation });
const refused = object({ data: anything, path: text, rule: text, name: optional(text), ...situation });
const name = shortText(50, { pattern: '^[a-z-]{1,50}$' });
const params = object({ area: name, form: name });
const querystring = object({ lang: optional(oneOf(...langs)) });

/**
 * The data of the pages `/dev/forms`; only where pages for developers exist. Plain routes: they are not part of the
 * API, and answer without `payload`.
 */
export async function definitionsDeskRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  if (!deps.config.embedded.devPages) return;

  app.get<{ Querystring: Static<typeof querystring> }>(
    '/dev/definitions.json',
    { schema: { querystring, response: { 200: deskAnswer } } },
    async (request) => definitionsDesk(deps, request.query.lang ?? 'de'),
  );

  app.get<{ Params: Static<typeof params> }>(
    '/dev/examples/:area/:form',
    { schema: { params, response: { 200: object({ valid: list(accepted), invalid: list(refused) }) } } },
    async (request) => {
      const { area, form } = request.params;
      const examples = await examplesOnDesk(deps, `${area}/${form}`);
      if (!examples) throw httpProblem(404);
      return examples;
    },
  );
}
