import cookie from '@fastify/cookie';
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify';
import { formKeyword } from '../shared/api/shapes.ts';
import { limitBodyTime } from './http/body-time.ts';
import { rememberSenders } from './http/broken-request.ts';
import { refuseNoRequest } from './http/client-error.ts';
import { clientOfProxies } from './http/client-of-proxies.ts';
import {
  limitConnections,
  limitRequestsUnderWay,
  requestsUnderWay,
  slowClients,
} from './http/connection-limits.ts';
import { endConnections } from './http/end-connections.ts';
import { validateFormBodies } from './http/form-body.ts';
import { lazySchemas } from './http/lazy-schemas.ts';
import { countRequests } from './http/metrics.ts';
import { replaceNodeAnswers } from './http/node-answers.ts';
import { judgeByOneRelease } from './http/one-release.ts';
import { describeRoutes } from './http/openapi.ts';
import { answerProblems, refuseBeforeRouting } from './http/problem-answer.ts';
import { RateLimits } from './http/rate-limit.ts';
import { sendReadyAnswers } from './http/ready/ready-answers.ts';
import { readContext, requireHeaders } from './http/request-context.ts';
import { requestFigures } from './http/request-figures.ts';
import { logAnswer, logRequests, quietLog } from './http/request-log.ts';
import { limitWaits } from './http/request-waits.ts';
import { markCalls, originForm, refuseUnknownCalls } from './http/route-kind.ts';
import { requireSchemas } from './http/route-schemas.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { countOutcomes } from './http/wording.ts';
import { watchBudgets } from './infra/budgets/budget-watch.ts';
import { watchWrites } from './infra/db/write-watch.ts';
import type { AppDeps, AppInput } from './infra/deps.ts';
import { formCounts } from './infra/figures/form-counts.ts';
import { keepFigures } from './infra/figures/keep-figures.service.ts';
import { createJobRunner } from './infra/jobs/job-runner.ts';
import { countVariants } from './infra/variants/variant-counts.ts';
import { jobsOf } from './jobs.ts';
import { readBearer } from './modules/customers/bearer.http.ts';
import { callersOf } from './modules/customers/callers.http.ts';
import { registerGuests } from './modules/customers/guest-cookie.http.ts';
import { modules } from './modules.ts';

/** Bodies are forms of a few fields; an order holds several of them. */
const bodyLimit = 64 * 1024;

/** The parts of an app, and where its log goes. */
export interface AppOptions extends AppInput {
  log: FastifyServerOptions['logger'];
  /** Compiles the schemas of all routes at the start, so that an invalid one is found. */
  eagerSchemas?: boolean;
}

/** The whole server as a value: `main.ts` listens with it, tests inject requests into it. */
export async function buildApp({
  log,
  eagerSchemas = false,
  ...input
}: AppOptions): Promise<FastifyInstance> {
  const budgets = watchBudgets((budget) => app.log.error({ budget }, 'a budget is used up'));
  const onOutsideFailure = (err: unknown, act: string) =>
    app.log.error({ err, act }, 'an outside system failed');
  const writes = watchWrites(input.db, input.clock, (err) =>
    err === undefined
      ? app.log.warn('the database can be written again')
      : app.log.error({ err }, 'the database cannot be written'),
  );
  const [db, jobsDb] = [writes.watched(input.db), writes.watched(input.jobsDb ?? input.db)];
  const deps: AppDeps = {
    ...input,
    db,
    jobsDb,
    onGuestBecomesUser: [],
    jobStates: () => [],
    onOutsideFailure,
    budgets,
    variants: countVariants(),
    figures: input.figures ?? formCounts(),
    writes,
  };
  const limits = new RateLimits(deps);
  const app = fastify({
    logger: quietLog(log),
    ...lazySchemas(eagerSchemas),
    // logRequests writes one line instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.random.id(),
    trustProxy: clientOfProxies(deps.config.trustProxy),
    rewriteUrl: ({ url }) => originForm(url),
    bodyLimit,
    ...slowClients(deps.config),
    frameworkErrors: refuseBeforeRouting(deps, limits),
    clientErrorHandler: refuseNoRequest(deps),
    // Ajv coerces, fills in and removes nothing: the server stores exactly what was sent and validated.
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
  const underWay = requestsUnderWay(deps.config);
  const figures = requestFigures();
  sendReadyAnswers(app, {
    config: deps.config,
    underWay,
    admit: (address) => limits.admit(address),
    note: (answered) => {
      figures.count(answered);
      logAnswer(app.log, answered);
    },
    newId: () => deps.random.id(),
  });
  endConnections(app);
  limitConnections(app, deps.config);
  rememberSenders(app);
  limitBodyTime(app, deps.config);
  limitWaits(app, deps.config);
  requireSchemas(app);
  markCalls(app);
  sendSecurityHeaders(app);
  await app.register(cookie);
  await describeRoutes(app);
  answerProblems(app, deps);
  readContext(app, deps);
  replaceNodeAnswers(app);
  registerGuests(app, deps);
  limitRequestsUnderWay(app, underWay);
  limits.install(app, callersOf(app, deps));
  requireHeaders(app);
  readBearer(app, deps);
  judgeByOneRelease(app, deps);
  validateFormBodies(app, deps);
  countOutcomes(app, deps);
  countRequests(app, deps, figures);
  logRequests(app, deps);
  for (const module of modules) await module(app, deps);
  refuseUnknownCalls(app);
  repeatJobs(app, deps);
  return app;
}

/** Jobs run only in a server that listens, not in one that tests inject requests into. */
function repeatJobs(app: FastifyInstance, deps: AppDeps): void {
  const db = deps.jobsDb ?? deps.db;
  const runner = createJobRunner(jobsOf(app, { ...deps, db }), {
    db,
    holder: deps.random.id(),
    onFailure: (error, job) => app.log.error({ err: error, job }, 'a job failed'),
  });
  deps.jobStates = runner.states;
  app.addHook('onListen', async () => runner.start());
  app.addHook('preClose', () => runner.stop());
  // Requests under way were counted, too. A database that is away keeps no process from ending.
  app.addHook('onClose', () => keepFigures({ ...deps, db }).catch(() => undefined));
}
