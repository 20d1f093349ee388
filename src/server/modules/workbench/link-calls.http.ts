import type { FastifyInstance } from 'fastify';
import { changeSetParams } from '../../../shared/api/workbench.ts';
import { draftLinkView } from '../../../shared/api/workbench-link.ts';
import { teamIds } from '../../../shared/teams.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { draftLink, SHARED_PATH } from './draft-link.service.ts';
import { type ActDeps, performed } from './performed.service.ts';
import { insistOnStaff } from './staff.http.ts';
import { staffSchema } from './staff-scope.http.ts';

/** A link by which a person without a sign-in sees a draft. Who made it, and when, stands in the log of the staff. */
export function linkCalls(scope: FastifyInstance, deps: AppDeps, ofActs: ActDeps): void {
  scope.post<{ Params: { id: string } }>(
    '/workbench/api/drafts/:id/link',
    { schema: { ...staffSchema(draftLinkView), params: changeSetParams } },
    async (request, reply) => {
      const target = Number(request.params.id);
      const work = () => draftLink(deps, target);
      const staff = await insistOnStaff(deps, request);
      const made = await performed(ofActs, staff, { action: 'share', target, work });
      const payload =
        made.outcome === 'done'
          ? {
              ...{ isDone: true, sentences: [] },
              path: `${SHARED_PATH}/${made.done.token}/${teamIds[0]}`,
              until: made.done.until.toISOString(),
            }
          : { isDone: false, sentences: [...made.sentences], path: null, until: null };
      return reply.code(made.outcome === 'denied' ? 403 : 200).send({ payload });
    },
  );
}
