import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userOf } from '../../accounts/bearer.ts';
import { noteSilence } from '../../commerce/payments/note-silence.ts';
import { paymentStanding } from '../../commerce/payments/payment.schema.ts';
import { createPaymentLink } from '../../commerce/payments/payment-link.service.ts';
import { ownPayment } from '../../modules/payments/payment-status.service.ts';
import { type Subject, subjectKinds } from '../../commerce/payments/subject.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, moment, object, oneOf, text, uuid } from '../../plugins/answer-schema.ts';

const response = answer(paymentStanding);

/** How the payment of something stands, as the provider says, and links to pay it by. */
export async function paymentsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const preHandler = app.requireUser;
  const standing = (request: FastifyRequest, subject: Subject) =>
    ownPayment(deps, userOf(request).id, subject, noteSilence(request.log));
  app.get<{ Params: { id: string } }>('/api/orders/:id/payment', {
    preHandler,
    schema: { params: object({ id: uuid }), response },
    handler: async (request) => {
      const subject = { kind: 'order', id: request.params.id } as const;
      return { payload: await standing(request, subject) };
    },
  });

  app.get<{ Params: Subject }>('/api/payments/:kind/:id', {
    preHandler,
    schema: { params: object({ kind: oneOf(...subjectKinds), id: uuid }), response },
    handler: async (request) => ({ payload: await standing(request, request.params) }),
  });

  app.post<{ Body: Subject }>('/api/payment-links', {
    preHandler,
    schema: {
      body: object({ kind: oneOf(...subjectKinds), id: uuid }),
      response: answer({ url: text, expiresAt: moment }),
    },
    handler: async (request) => ({
      payload: await createPaymentLink(deps, userOf(request).id, request.body),
    }),
  });
}
