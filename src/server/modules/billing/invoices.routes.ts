import type { FastifyInstance } from 'fastify';
import { object, type Static, uuid } from '../../../shared/api/shapes.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { linkOf, type PdfLinkQuery, pdfLinkQuery } from '../../http/pdf-link.ts';
import { pdfAnswer } from '../../http/send-pdf.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { chargesOf, invoicesOf, paperOf } from './invoice-view.service.ts';
import { objectToInvoice } from './object-to-invoice.service.ts';

const params = object({ id: uuid });

interface Paper {
  Params: Static<typeof params>;
  Querystring: PdfLinkQuery;
}

/** A customer's invoices, their PDFs, objections to them, and all charges line by line. */
export async function invoicesRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };

  serve(app, 'GET /api/invoices/me', options, async (request) => ({
    invoices: await invoicesOf(deps, userOf(request).id),
  }));

  serve(app, 'GET /api/contracts/charges/details', options, async (request) => ({
    charges: await chargesOf(deps, userOf(request).id),
  }));

  serve(app, 'POST /api/invoices/:id/objections', options, async (request) => {
    const { params: place, lang, body } = request;
    const own = { userId: userOf(request).id, invoiceId: place.id, lang, body };
    return { objection: await objectToInvoice(deps, { ...own, requestKey: idempotencyKeyOf(request) }) };
  });

  // A plain route: it answers with a PDF, not with JSON.
  app.get<Paper>('/api/invoices/:id/pdf', {
    config: { headers: 'optional' },
    schema: { params, querystring: pdfLinkQuery, response: pdfAnswer },
    handler: async (request, reply) => {
      const reader = { userId: request.user?.id, guestId: undefined, ...linkOf(request.query) };
      const { bytes, fileName } = await paperOf(deps, request.params.id, reader);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${fileName}"`)
        .send(Buffer.from(bytes));
    },
  });
}
