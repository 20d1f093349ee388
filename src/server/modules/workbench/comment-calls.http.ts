import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changeSetParams, staffStepAnswer } from '../../../shared/api/workbench.ts';
import {
  type CommentSaid,
  commentSaid,
  type ThreadSettled,
  threadSettled,
  threadsView,
} from '../../../shared/api/workbench-talk.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { say, settle, threadsOf } from './comments.service.ts';
import { type Act, type ActDeps, performed } from './performed.service.ts';
import { insistOnStaff } from './staff.http.ts';
import { notFound, staffSchema } from './staff-scope.http.ts';

interface Asking<Body = unknown> {
  Params: { id: string };
  Body: Body;
}

/** What the staff say of a change set. All who are signed in may read it and take part. */
export function commentCalls(scope: FastifyInstance, deps: AppDeps, ofActs: ActDeps): void {
  const params = changeSetParams;
  const path = '/workbench/api/drafts/:id/comments';

  scope.get<Asking>(path, { schema: { ...staffSchema(threadsView), params } }, async (request) => ({
    payload: await threadsOf(deps.db, Number(request.params.id)).catch(notFound),
  }));

  /** The note names the field; what was said stands with it alone, for it is not kept as long. */
  const act = async (
    request: FastifyRequest<Asking<CommentSaid | ThreadSettled>>,
    reply: FastifyReply,
    action: Act<void>['action'],
    work: (target: number, by: string) => Promise<void>,
  ) => {
    const staff = await insistOnStaff(deps, request);
    const { form, pointer } = request.body;
    const target = Number(request.params.id);
    const { isOpen } = { isOpen: undefined, ...request.body };
    const became = isOpen === undefined ? '' : isOpen ? ' reopened' : ' closed';
    const note = `${form}#${pointer}${became}`;
    const done = await performed(ofActs, staff, { action, target, note, work: () => work(target, staff.id) });
    const sentences = done.outcome === 'done' ? [] : [...done.sentences];
    return reply
      .code(done.outcome === 'denied' ? 403 : 200)
      .send({ payload: { isDone: done.outcome === 'done', sentences } });
  };

  scope.post<Asking<CommentSaid>>(
    path,
    { schema: { ...staffSchema(staffStepAnswer), params, body: commentSaid } },
    (request, reply) =>
      act(request, reply, 'comment', (target, by) => say(ofActs, target, { by, ...request.body })),
  );

  scope.post<Asking<ThreadSettled>>(
    `${path}/settle`,
    { schema: { ...staffSchema(staffStepAnswer), params, body: threadSettled } },
    (request, reply) =>
      act(request, reply, 'settle', (target, by) => settle(ofActs, target, { by, ...request.body })),
  );
}
