import type { FastifyInstance } from 'fastify';
import { anything, object, text } from '../../../shared/api/shapes.ts';
import { allowFrames, allowInFrame, allowPage } from '../../http/security-headers.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { assetName as name, sendAsset, teamName as team } from './send-asset.http.ts';
import { insistOnStaff, nothingHere, staffOf } from './staff.http.ts';
import { previewFiles, workbenchFiles } from './workbench-files.ts';

/** The page of the workbench and its files; who is not signed in is led to the sign-in. */
export async function workbenchPageRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { root, workbench } = deps.config;
  if (!workbench) return;
  const files = workbenchFiles(root);
  // Before the name is judged: what a stranger asks for does not matter.
  const onRequest = async (request: Parameters<typeof insistOnStaff>[1]) =>
    void (await insistOnStaff(deps, request));

  app.get(
    '/workbench',
    { schema: { hide: true, response: { 200: text, 303: { type: 'null' } } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!(await staffOf(deps, request))) return reply.redirect('/workbench/sign-in', 303);
      return allowFrames(allowPage(reply)).send(await files.page());
    },
  );

  app.get<{ Params: { name: string } }>(
    '/workbench/assets/:name',
    { schema: { hide: true, params: object({ name }), response: { 200: anything } }, onRequest },
    (request, reply) => sendAsset(reply, files, request.params.name),
  );

  app.get<{ Params: { team: string } }>(
    '/workbench/preview/:team',
    { schema: { hide: true, params: object({ team }), response: { 200: text } }, onRequest },
    async ({ params }, reply) => {
      const page = await previewFiles(root, params.team).page().catch(nothingHere);
      return allowInFrame(reply.header('cache-control', 'no-store')).send(page);
    },
  );

  app.get<{ Params: { team: string; name: string } }>(
    '/workbench/preview/:team/assets/:name',
    { schema: { hide: true, params: object({ team, name }), response: { 200: anything } }, onRequest },
    ({ params }, reply) => sendAsset(reply, previewFiles(root, params.team), params.name),
  );
}
