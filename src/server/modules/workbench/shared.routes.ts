import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anything, object, oneOf, type Static, shortText, text } from '../../../shared/api/shapes.ts';
import { type SharedLook, sharedLook } from '../../../shared/api/workbench-link.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { langs } from '../../../shared/language.ts';
import { staffLangOf } from '../../../shared/staff-words.ts';
import { teamIds } from '../../../shared/teams.ts';
import { allowPage, allowPreview } from '../../http/security-headers.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { draftView } from '../releases/draft-files.service.ts';
import { type LinkFault, openedBy, SHARED_PATH } from './draft-link.service.ts';
import { assetName, sendAsset, teamName } from './send-asset.http.ts';
import { nothingSharedPage, sharedPage } from './shared.page.ts';
import { ORDER_FLOW, sharedForms, sharedScript, sharedShown } from './shared-draft.service.ts';
import { nothingHere } from './staff.http.ts';
import { previewFiles } from './workbench-files.ts';

const token = shortText(100);
const pageParams = object({ token, team: teamName });
const assetParams = object({ token, team: teamName, name: assetName });
/** The rest is the form: `order/jersey.js`. */
const scriptParams = object({ token, lang: oneOf(...langs), '*': shortText(120) });

type Page = { Params: Static<typeof pageParams>; Querystring: SharedLook };

/** As often as forms are validated while a customer types: each question compiles a form. */
const config = { limit: 'dryRun' } as const;

/** What a person sees of a draft who has a link to it. To all others there is nothing, and nothing is stored. */
export async function sharedRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { clock, config: settings } = deps;
  const preview = deps.previewShared ?? deps.preview;
  if (!settings.workbench || !preview) return;
  const filesOf = (team: string) => previewFiles(settings.root, team);
  const ofForms = { ...deps, preview };

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
        // The address is the key.
        'referrer-policy': 'no-referrer',
      });
    });

    scope.get<Page>(
      `${SHARED_PATH}/:token/:team`,
      {
        config,
        schema: {
          ...{ hide: true, params: pageParams, querystring: sharedLook },
          response: { 200: text, 404: text, 410: text },
        },
      },
      async (request, reply) => {
        const { lang = 'de', theme = 'dark', form: asked } = request.query;
        const { token: given, team } = request.params;
        const opened = await openedBy(deps, given);
        if (typeof opened === 'string') return showNothing(request, reply, opened);
        const frame = await filesOf(team)
          .page()
          .catch(() => undefined);
        const view = await draftView(deps.db, opened.id);
        const forms = await sharedForms(deps.db, view, lang);
        const wanted = forms.find(({ id }) => asked === undefined || id === asked)?.id;
        const form = asked === ORDER_FLOW ? asked : wanted;
        const brand = teamIds.find((id) => id === team);
        if (frame === undefined || form === undefined || !brand)
          return showNothing(request, reply, 'unknown');
        const found = await sharedShown(ofForms, view, {
          ...{ part: form, team: brand, lang },
          addressOf: (part, one) => `${SHARED_PATH}/${given}/scripts/${one}/${part}.js`,
        });
        const shown = found && { ...found, lang, theme, today: berlinToday(clock()) };
        const reader = readerOf(request);
        const page = sharedPage(frame, {
          reader,
          brands: deps.teams,
          team,
          form,
          lang,
          theme,
          forms,
          until: opened.until,
          shown,
        });
        return allowPreview(reply).send(page);
      },
    );

    scope.get<{ Params: Static<typeof assetParams> }>(
      `${SHARED_PATH}/:token/:team/assets/:name`,
      { schema: { hide: true, params: assetParams, response: { 200: anything } } },
      async ({ params }, reply) => {
        if (typeof (await openedBy(deps, params.token)) === 'string') nothingHere();
        return sendAsset(reply, filesOf(params.team), params.name);
      },
    );

    scope.get<{ Params: Static<typeof scriptParams> }>(
      `${SHARED_PATH}/:token/scripts/:lang/*`,
      { config, schema: { hide: true, params: scriptParams, response: { 200: text } } },
      async ({ params }, reply) => {
        const opened = await openedBy(deps, params.token);
        if (typeof opened === 'string') return nothingHere();
        const view = await draftView(deps.db, opened.id);
        const script = await sharedScript(ofForms, view, params['*'].replace(/\.js$/, ''), params.lang);
        return reply.type('text/javascript; charset=utf-8').send(script ?? nothingHere());
      },
    );
  });
}

const readerOf = ({ headers }: FastifyRequest) => staffLangOf(headers['accept-language']);

/** A link that never was is not found; one that was is gone. */
function showNothing(request: FastifyRequest, reply: FastifyReply, fault: LinkFault): FastifyReply {
  const page = nothingSharedPage(readerOf(request), fault);
  return allowPage(reply.code(fault === 'unknown' ? 404 : 410)).send(page);
}
