import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { readBearer } from './accounts/bearer.ts';
import { knowGuests } from './modules/customers/guest-cookie.http.ts';
import type { AppDeps, AppInput } from './deps.ts';
import { features } from './features.ts';
import { formKeyword, judgeFormBodies } from './plugins/form-body.ts';
import { lazySchemas } from './http/lazy-schemas.ts';
import { letGoWhenClosing } from './plugins/let-go-when-closing.ts';
import { countRequests } from './plugins/metrics.ts';
import { describeRoutes } from './plugins/openapi.ts';
import { answerProblems, refuseBeforeRouting } from './plugins/problem-answer.ts';
import { limitRates } from './plugins/rate-limit.ts';
import { readContext, requireHeaders } from './http/request-context.ts';
import { logRequests, quietLog } from './plugins/request-log.ts';
import { requireSchemas } from './http/route-schemas.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';

/** Bodies are forms of a few fields; an order holds several of them. */
const bodyLimit = 64 * 1024;

/** The whole server as a value: `main.ts` listens with it, tests inject requests. */
export async function buildApp(input: AppInput): Promise<FastifyInstance> {
  const deps: AppDeps = { ...input, onGuestBecomesUser: [], pageData: {} };
  const app = fastify({
    logger: quietLog(deps.log),
    ...lazySchemas(deps.config.mode === 'test'),
    // logRequests writes one line instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.random.id(),
    trustProxy: deps.config.trustProxy,
    bodyLimit,
    frameworkErrors: refuseBeforeRouting,
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
  letGoWhenClosing(app);
  requireSchemas(app);
  sendSecurityHeaders(app);
  await app.register(cookie);
  await describeRoutes(app);
  answerProblems(app, deps);
  readContext(app, deps);
  limitRates(app, deps);
  requireHeaders(app);
  readBearer(app, deps);
  knowGuests(app, deps);
  judgeFormBodies(app, deps);
  countRequests(app, deps);
  logRequests(app);
  for (const feature of features) await feature(app, deps);
  return app;
}
