import type { FastifyInstance } from 'fastify';
import { userOf } from '../../accounts/bearer.ts';
import { chargesOf, invoicesOf, paperOf } from '../../modules/billing/invoice-view.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, list, object, uuid } from '../../plugins/answer-schema.ts';
import { chargesAnswer, invoiceAnswer } from './invoice.schema.ts';

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

interface Paper {
  Params: { id: string };
  Querystring: { expires?: string; signature?: string };
}

/** A customer's invoices, their papers, and all charges line by line. */
export async function invoicesRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get('/api/invoices/me', {
    preHandler: app.requireUser,
    schema: { response: answer({ invoices: list(invoiceAnswer) }) },
    handler: async (request) => ({ payload: { invoices: await invoicesOf(deps, userOf(request).id) } }),
  });

  app.get('/api/contracts/charges/details', {
    preHandler: app.requireUser,
    schema: { response: answer({ charges: chargesAnswer }) },
    handler: async (request) => ({ payload: { charges: await chargesOf(deps, userOf(request).id) } }),
  });

  app.get<Paper>('/api/invoices/:id/pdf', {
    config: { headers: 'optional' },
    schema: {
      params,
      querystring,
      response: { 200: { type: 'string', format: 'binary', description: 'application/pdf' } },
    },
    handler: async (request, reply) => {
      const { expires, signature = '' } = request.query;
      const link = expires === undefined ? {} : { link: { expires: Number(expires), signature } };
      const reader = { userId: request.user?.id, guestId: undefined, ...link };
      const { bytes, fileName } = await paperOf(deps, request.params.id, reader);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${fileName}"`)
        .send(Buffer.from(bytes));
    },
  });
}
