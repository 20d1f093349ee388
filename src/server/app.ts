import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { readBearer } from './accounts/bearer.ts';
import { knowGuests } from './accounts/guest-cookie.ts';
import type { AppDeps, AppInput } from './deps.ts';
import { features } from './features.ts';
import { formKeyword, judgeFormBodies } from './plugins/form-body.ts';
import { httpProblem } from './plugins/problem.ts';
import { answerProblems, sendProblem } from './plugins/problem-answer.ts';
import { readContext } from './plugins/request-context.ts';

/** Bodies are forms of a few fields; an order holds several of them. */
const bodyLimit = 64 * 1024;

/** The whole server as a value: `main.ts` listens with it, tests inject requests. */
export async function buildApp(input: AppInput): Promise<FastifyInstance> {
  const deps: AppDeps = { ...input, onGuestBecomesUser: [], pageData: {} };
  const app = fastify({
    logger: deps.log ?? false,
    genReqId: () => deps.random.id(),
    trustProxy: deps.config.trustProxy,
    bodyLimit,
    // Nothing is coerced, filled in or removed: what is stored is what was sent and judged.
    ajv: {
      customOptions: {
        coerceTypes: false,
        useDefaults: false,
        removeAdditional: false,
        allErrors: true,
        keywords: [formKeyword],
      },
    },
  });
  await app.register(cookie);
  readContext(app, deps);
  answerProblems(app, deps);
  readBearer(app, deps);
  knowGuests(app, deps);
  judgeFormBodies(app, deps);
  app.setNotFoundHandler((request, reply) => sendProblem(deps, request, reply, httpProblem(404)));
  for (const feature of features) await feature(app, deps);
  return app;
}
