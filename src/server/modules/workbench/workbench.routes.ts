import type { FastifyInstance } from 'fastify';
import { list, type Static } from '../../../shared/api/shapes.ts';
import {
  changeSetParams,
  changeSetView,
  changesView,
  type StaffAsk,
  staffStep,
  staffStepAnswer,
  staffView,
} from '../../../shared/api/workbench.ts';
import { fieldUsesQuery } from '../../../shared/api/workbench-drafts.ts';
import { fieldLifeView } from '../../../shared/api/workbench-history.ts';
import { httpProblem } from '../../errors/problem.ts';
import { longWork } from '../../http/long-work.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type Asked, act } from './act.service.ts';
import { commentCalls } from './comment-calls.http.ts';
import { draftCalls } from './draft-calls.http.ts';
import { fieldLife } from './field-life.service.ts';
import { figureCalls } from './figure-calls.http.ts';
import { linkCalls } from './link-calls.http.ts';
import { changesOf, overview } from './overview.service.ts';
import type { ActDeps } from './performed.service.ts';
import { previewCalls } from './preview-calls.http.ts';
import { insistOnStaff } from './staff.http.ts';
import { forStaff, notFound, staffSchema } from './staff-scope.http.ts';

/** The format takes more than is a moment: leap seconds, and zones without minutes. @throws Problem 422 */
function time(text: string | undefined): Date | undefined {
  const moment = text === undefined ? undefined : new Date(text);
  if (moment && Number.isNaN(moment.getTime())) throw httpProblem(422);
  return moment;
}

const askedOf = ({ reason = '', digest = '', effect = '', from, until, ...step }: StaffAsk): Asked => ({
  ...{ ...step, reason, digest, effect },
  ...{ from: time(from), until: time(until) },
});

/** What the page of the workbench asks for. To all who are not signed in there is nothing here. */
export async function workbenchRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, clock, prove } = deps;
  if (!config.workbench || !prove) return;
  // A proof takes seconds: its statements wait on the connections of jobs, which no request's limit ends.
  const ofActs: ActDeps = { db: deps.jobsDb ?? deps.db, clock, prove, underWay: new Set() };
  await forStaff(app, deps, (scope) => {
    releaseRoutes(scope, deps, ofActs);
    draftCalls(scope, deps, ofActs);
    commentCalls(scope, deps, ofActs);
    linkCalls(scope, deps, ofActs);
    previewCalls(scope, deps);
    figureCalls(scope, deps);
  });
}

function releaseRoutes(scope: FastifyInstance, deps: AppDeps, ofActs: ActDeps): void {
  scope.get('/workbench/api/me', { schema: staffSchema(staffView) }, async (request) => {
    const { id, name, roles } = await insistOnStaff(deps, request);
    return { payload: { id, name, roles } };
  });

  scope.get('/workbench/api/releases', { schema: staffSchema(list(changeSetView)) }, async () => ({
    payload: await overview(deps.db, deps.clock()),
  }));

  scope.get<{ Params: { id: string } }>(
    '/workbench/api/releases/:id/changes',
    { schema: { ...staffSchema(changesView), params: changeSetParams } },
    async ({ params }) => ({ payload: await changesOf(deps.db, Number(params.id)).catch(notFound) }),
  );

  scope.get<{ Querystring: Static<typeof fieldUsesQuery> }>(
    '/workbench/api/field-life',
    { schema: { ...staffSchema(fieldLifeView), querystring: fieldUsesQuery } },
    async ({ query }) => ({ payload: await fieldLife(deps.db, query) }),
  );

  scope.post<{ Body: StaffAsk }>(
    '/workbench/api/steps',
    { schema: { ...staffSchema(staffStepAnswer), body: staffStep } },
    async (request, reply) => {
      const staff = await insistOnStaff(deps, request);
      const asked = askedOf(request.body);
      const acted = await longWork(request, () => act(ofActs, staff, asked));
      const sentences = acted.outcome === 'done' ? [] : [...acted.sentences];
      return reply
        .code(acted.outcome === 'denied' ? 403 : 200)
        .send({ payload: { isDone: acted.outcome === 'done', sentences } });
    },
  );
}
