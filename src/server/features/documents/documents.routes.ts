import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { type DocumentReader, documentFor } from '../../infra/pdf/document.service.ts';
import { documentLink } from '../../documents/document-link.ts';
import { pdfAnswer, sendPdf } from '../../http/send-pdf.ts';
import { takeOverDocuments } from '../../infra/pdf/take-over.service.ts';
import { answer, object, text, uuid } from '../../plugins/answer-schema.ts';

const params = object({ id: uuid });
const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    expires: { type: 'string', pattern: '^[0-9]{1,12}$' },
    signature: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
  dependencies: { expires: ['signature'], signature: ['expires'] },
};

interface Query {
  expires?: string;
  signature?: string;
}

/** Papers as PDF: for their owner, or by a link that opens them for five minutes. */
export async function documentsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  deps.onGuestBecomesUser.push(takeOverDocuments);

  app.get<{ Params: { id: string }; Querystring: Query }>('/api/documents/:id', {
    config: { headers: 'optional' },
    schema: {
      params,
      querystring,
      response: pdfAnswer,
    },
    handler: async (request, reply) => {
      const { expires, signature = '' } = request.query;
      const link = expires === undefined ? {} : { link: { expires: Number(expires), signature } };
      const reader = { ...(await readerOf(app, request)), ...link };
      return sendPdf(reply, await documentFor(deps, request.params.id, reader));
    },
  });

  app.post<{ Params: { id: string } }>('/api/documents/:id/link', {
    schema: { params, response: answer({ url: text }) },
    handler: async (request) => {
      const { id } = await documentFor(deps, request.params.id, await readerOf(app, request));
      return { payload: { url: documentLink(deps, id) } };
    },
  });
}

async function readerOf(app: FastifyInstance, request: FastifyRequest): Promise<DocumentReader> {
  return { userId: request.user?.id, guestId: (await app.knownGuest(request))?.id };
}
