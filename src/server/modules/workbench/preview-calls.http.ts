import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Previewer, PreviewTask } from '../../../definitions/cli/preview/preview.ts';
import { text } from '../../../shared/api/shapes.ts';
import { changeSetParams } from '../../../shared/api/workbench.ts';
import { MOST_BYTES_OF_BODY } from '../../../shared/api/workbench-drafts.ts';
import {
  type FlowAsked,
  flowAsked,
  flowView,
  type PreviewAsked,
  previewAsked,
  previewScript,
  previewView,
  type WalkAsked,
  walkAsked,
  walkView,
} from '../../../shared/api/workbench-preview.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { Lang } from '../../../shared/language.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { readFiles } from '../releases/definition-file.repository.ts';
import { draftView } from '../releases/draft-files.service.ts';
import { digestOf } from '../releases/manifest.ts';
import { faultViews } from './draft-tree.service.ts';
import { PreviewScripts } from './preview-scripts.ts';
import { nothingHere } from './staff.http.ts';
import { notFound, staffSchema } from './staff-scope.http.ts';

interface Asking<Body> {
  Params: { id: string };
  Body: Body;
}

/** As often as forms are validated while a customer types. */
const config = { limit: 'dryRun' } as const;

/** What a draft would be, while it is typed. Nothing is stored of it, and who may see a draft may see this. */
export function previewCalls(scope: FastifyInstance, { db, clock, preview }: AppDeps): void {
  if (!preview) return;
  const scripts = new PreviewScripts();
  const schema = { params: changeSetParams };
  const options = { config, bodyLimit: MOST_BYTES_OF_BODY };

  scope.post<Asking<PreviewAsked>>(
    '/workbench/api/drafts/:id/preview',
    { ...options, schema: { ...schema, ...staffSchema(previewView), body: previewAsked } },
    async (request) => {
      const now = clock();
      const { form: id, field, judges = false } = request.body;
      const wanted = field === undefined ? {} : { field };
      const task = { is: 'form', form: id, ...wanted, inParts: true, judges, now } as const;
      const { form, faults } = await ask(preview, db, request, task);
      const shown = form && withAddresses(scripts, form);
      return { payload: { form: shown, faults: faultViews(faults), today: berlinToday(now) } };
    },
  );

  scope.post<Asking<FlowAsked>>(
    '/workbench/api/drafts/:id/flow',
    { ...options, schema: { ...schema, ...staffSchema(flowView), body: flowAsked } },
    async (request) => {
      const { flow, order } = request.body;
      const found = await ask(preview, db, request, { is: 'flow', flow, order, now: clock() });
      return { payload: { flow: found.flow, faults: faultViews(found.faults) } };
    },
  );

  scope.post<Asking<WalkAsked>>(
    '/workbench/api/drafts/:id/walk',
    { ...options, schema: { ...schema, ...staffSchema(walkView), body: walkAsked } },
    async (request) => {
      const now = clock();
      const { walk, faults } = await ask(preview, db, request, { is: 'walk', flow: request.body.flow, now });
      const shown = walk && {
        ...withAddresses(scripts, walk),
        forms: walk.forms.map((form) => withAddresses(scripts, form)),
      };
      return { payload: { walk: shown, faults: faultViews(faults), today: berlinToday(now) } };
    },
  );

  scope.get<{ Params: { name: string } }>(
    '/workbench/api/preview-scripts/:name',
    { config, schema: { hide: true, params: previewScript, response: { 200: text } } },
    async ({ params: { name } }, reply) =>
      reply.type('text/javascript; charset=utf-8').send(scripts.get(name) ?? nothingHere()),
  );
}

/** The addresses of its scripts in the place of their text. */
function withAddresses<Part extends { scripts: Record<Lang, string>; checks?: string }>(
  kept: PreviewScripts,
  part: Part,
): Part {
  const { scripts, checks } = part;
  const addressOf = (script: string) => `/workbench/api/preview-scripts/${kept.put(script)}`;
  return {
    ...{ ...part, scripts: { de: addressOf(scripts.de), tr: addressOf(scripts.tr) } },
    ...(checks !== undefined && { checks: addressOf(checks) }),
  };
}

/** Asks about a draft as it is saved, with what was typed since. */
async function ask(
  preview: Previewer,
  db: AppDeps['db'],
  request: FastifyRequest<Asking<PreviewAsked | FlowAsked | WalkAsked>>,
  task: PreviewTask,
) {
  const { files } = await draftView(db, Number(request.params.id)).catch(notFound);
  const answer = await preview({
    ...{ digest: digestOf(files), task },
    files: () => readFiles(db, files),
    typed: new Map(request.body.files.map((file) => [file.path, file.text])),
  });
  return { form: null, flow: null, walk: null, ...answer };
}
