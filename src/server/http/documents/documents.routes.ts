import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, type Static, uuid } from '../../../shared/api/shapes.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type DocumentReader, documentFor } from '../../infra/pdf/document.service.ts';
import { documentLink } from '../../infra/pdf/document-link.ts';
import { takeOverDocuments } from '../../infra/pdf/take-over.service.ts';
import { linkOf, type PdfLinkQuery, pdfLinkQuery } from '../pdf-link.ts';
import { pdfAnswer, sendPdf } from '../send-pdf.ts';
import { serve } from '../serve.ts';

const byId = object({ id: uuid });

type DocumentRoute = { Params: Static<typeof byId>; Querystring: PdfLinkQuery };

/** Documents as PDF: for their owner, or by a link that is valid for five minutes. */
export async function documentsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  deps.onGuestBecomesUser.push(takeOverDocuments);

  // A plain route: it answers with a PDF.
  app.get<DocumentRoute>('/api/documents/:id', {
    config: { headers: 'optional' },
    schema: { params: byId, querystring: pdfLinkQuery, response: pdfAnswer },
    handler: async (request, reply) => {
      const reader = { ...(await readerOf(app, request)), ...linkOf(request.query) };
      return sendPdf(reply, await documentFor(deps, request.params.id, reader));
    },
  });

  serve(app, 'POST /api/documents/:id/link', {}, async (request) => {
    const { id } = await documentFor(deps, request.params.id, await readerOf(app, request));
    return { url: documentLink(deps, id) };
  });
}

async function readerOf(app: FastifyInstance, request: FastifyRequest): Promise<DocumentReader> {
  return { userId: request.user?.id, guestId: (await app.knownGuest(request))?.id };
}
