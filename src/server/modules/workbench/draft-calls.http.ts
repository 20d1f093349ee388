import type { FastifyInstance, FastifyRequest } from 'fastify';
import { metaSchemaOf } from '../../../definitions/meta/lint-meta.ts';
import { anything, type Static } from '../../../shared/api/shapes.ts';
import { changeSetParams } from '../../../shared/api/workbench.ts';
import {
  type DraftWriting,
  draftBeginning,
  draftBegun,
  draftFileQuery,
  draftFileView,
  draftJudged,
  draftState,
  draftTree,
  draftWriting,
  draftWritten,
  fieldUsesQuery,
  fieldUsesView,
  MOST_BYTES_OF_BODY,
} from '../../../shared/api/workbench-drafts.ts';
import { noContracts } from '../../../shared/contracts/contract.ts';
import { longWork } from '../../http/long-work.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { beginDraft } from '../releases/draft.service.ts';
import { draftFile, draftView, FilesChanged, writeFiles } from '../releases/draft-files.service.ts';
import { judge } from '../releases/publish.service.ts';
import { fieldUses, judgedOf, draftState as stateOf, draftTree as treeOf } from './draft-tree.service.ts';
import { type Act, type ActDeps, once, type Performed, performed } from './performed.service.ts';
import { insistOnStaff, nothingHere } from './staff.http.ts';
import { notFound, staffSchema } from './staff-scope.http.ts';

interface OfDraft {
  Params: { id: string };
}

const idOf = ({ params }: FastifyRequest<OfDraft>) => Number(params.id);
const statusOf = ({ outcome }: Performed<unknown>) => (outcome === 'denied' ? 403 : 200);
const sentencesOf = (of: Performed<unknown>) => (of.outcome === 'done' ? [] : [...of.sentences]);

/** How a change set is written: as the page of the workbench asks for it. The scope is that of the staff. */
export function draftCalls(scope: FastifyInstance, deps: AppDeps, ofActs: ActDeps): void {
  const { db } = deps;
  const params = changeSetParams;
  const act = async <Done>(request: FastifyRequest, asked: Act<Done>) =>
    performed(ofActs, await insistOnStaff(deps, request), asked);
  const by = async (request: FastifyRequest) => (await insistOnStaff(deps, request)).id;

  scope.post<{ Body: Static<typeof draftBeginning> }>(
    '/workbench/api/drafts',
    { schema: { ...staffSchema(draftBegun), body: draftBeginning } },
    async (request, reply) => {
      const { reason } = request.body;
      const work = async () => beginDraft(ofActs, { by: await by(request), reason });
      const begun = await act(request, { action: 'begin', note: reason, work });
      const id = begun.outcome === 'done' ? begun.done : null;
      return reply.code(statusOf(begun)).send({ payload: { id, sentences: sentencesOf(begun) } });
    },
  );

  scope.get<OfDraft>(
    '/workbench/api/drafts/:id',
    { schema: { ...staffSchema(draftTree), params } },
    async (request) => ({ payload: await treeOf(db, idOf(request)).catch(notFound) }),
  );

  scope.get<OfDraft>(
    '/workbench/api/drafts/:id/state',
    { schema: { ...staffSchema(draftState), params } },
    async (request) => ({ payload: await stateOf(db, idOf(request)).catch(notFound) }),
  );

  scope.get<OfDraft & { Querystring: { path: string } }>(
    '/workbench/api/drafts/:id/file',
    { schema: { ...staffSchema(draftFileView), params, querystring: draftFileQuery } },
    async (request) => {
      const view = await draftView(db, idOf(request)).catch(notFound);
      return { payload: await draftFile(db, view, request.query.path) };
    },
  );

  scope.get<OfDraft & { Querystring: Static<typeof fieldUsesQuery> }>(
    '/workbench/api/drafts/:id/uses',
    { schema: { ...staffSchema(fieldUsesView), params, querystring: fieldUsesQuery } },
    async (request) => {
      const { contracts = noContracts } = deps;
      const uses = fieldUses(db, idOf(request), { name: request.query, contracts });
      return { payload: (await uses.catch(notFound)) ?? nothingHere() };
    },
  );

  scope.get<{ Querystring: { path: string } }>(
    '/workbench/api/meta-schema',
    { schema: { ...staffSchema(anything), querystring: draftFileQuery } },
    async ({ query }) => ({ payload: metaSchemaOf(query.path) ?? null }),
  );

  scope.post<OfDraft & { Body: DraftWriting }>(
    '/workbench/api/drafts/:id/files',
    { bodyLimit: MOST_BYTES_OF_BODY, schema: { ...staffSchema(draftWritten), params, body: draftWriting } },
    async (request, reply) => {
      const [target, { files }] = [idOf(request), request.body];
      const work = async () => writeFiles(ofActs, target, { by: await by(request), files });
      const subjects = files.map(({ path }) => path);
      const written = await act(request, { action: 'write', target, subjects, work });
      const refused = written.outcome === 'done' ? undefined : written.refused;
      const conflicts = refused instanceof FilesChanged ? [...refused.files] : [];
      const payload = { isDone: written.outcome === 'done', sentences: sentencesOf(written), conflicts };
      return reply.code(statusOf(written)).send({ payload });
    },
  );

  scope.post<OfDraft>(
    '/workbench/api/drafts/:id/judge',
    { schema: { ...staffSchema(draftJudged), params } },
    async (request, reply) => {
      const target = idOf(request);
      const work = () => once(ofActs.underWay, `Change set ${target}`, () => judge(ofActs, target));
      const asked = () => act(request, { action: 'judge', target, work });
      const found = await longWork(request, asked);
      const judged = found.outcome === 'done' ? judgedOf(found.done) : null;
      return reply.code(statusOf(found)).send({ payload: { judged, sentences: sentencesOf(found) } });
    },
  );
}
