import type { FastifyInstance } from 'fastify';
import { day, object, type Static, uuid } from '../../../shared/api/shapes.ts';
import { linkOf, type PdfLinkQuery, pdfLinkQuery } from '../../http/pdf-link.ts';
import { pdfAnswer, sendPdf } from '../../http/send-pdf.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { chooseItemised, isOn } from './choose-itemised.service.ts';
import { itemisedLinesOf } from './itemised-lines.service.ts';
import { openMonth } from './itemised-month.service.ts';
import { itemisedPaper, linkToPaper } from './itemised-paper.service.ts';

const paperParams = object({ id: uuid, month: day });

interface Paper {
  Params: Static<typeof paperParams>;
  Querystring: PdfLinkQuery;
}

/** The single connections of a customer's lines: whom was called is behind the step-up, and so is to begin to store it. */
export async function callsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };
  const guarded = { preHandler: app.requireStepUp };

  serve(app, 'GET /api/calls/me', options, async (request) => ({
    lines: await itemisedLinesOf(deps, userOf(request).id),
  }));

  serve(app, 'PUT /api/calls/me/:id', options, async (request) => {
    if (isOn(request.body)) await app.requireStepUp(request);
    return { line: await chooseItemised(deps, userOf(request).id, request.params.id, request.body) };
  });

  serve(app, 'GET /api/calls/me/:id', guarded, async (request) => {
    const { params, query } = request;
    return { month: await openMonth(deps, { userId: userOf(request).id, contractId: params.id, ...query }) };
  });

  serve(app, 'POST /api/calls/me/:id/link', guarded, async (request) => {
    const { params, query } = request;
    return {
      url: await linkToPaper(deps, { userId: userOf(request).id, contractId: params.id, ...query }),
    };
  });

  // A plain route: it answers with a PDF, to who has the link.
  app.get<Paper>('/api/calls/:id/:month/pdf', {
    config: { headers: 'optional' },
    schema: { params: paperParams, querystring: pdfLinkQuery, response: pdfAnswer },
    handler: async ({ params, query }, reply) =>
      sendPdf(
        reply,
        await itemisedPaper(deps, { contractId: params.id, month: params.month, ...linkOf(query) }),
      ),
  });
}
