import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userOf } from '../../accounts/bearer.ts';
import { receiptAnswer } from '../../commerce/contracts/declaration.schema.ts';
import { cancelOwn, type OwnContract, withdrawOwn } from '../../modules/declarations/submit-own-declaration.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, object, uuid } from '../../plugins/answer-schema.ts';

interface Own {
  Params: { id: string };
  Body: { endDate?: unknown; part?: unknown };
}

const params = object({ id: uuid });
/** Judged by the public form, not by this: here only its name. */
const typed = {};
const response = answer({ receipt: receiptAnswer }, 201);

/** Ending one's own contract from the account: the very functions of the public forms, without asking who it is. */
export async function ownContractRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const preHandler = app.requireUser;

  app.post<Own>('/api/contracts/me/:id/cancellation', {
    preHandler,
    schema: { params, body: object({}, { endDate: typed }), response },
    handler: async (request, reply) => {
      const receipt = await cancelOwn(deps, ownOf(request), request.body.endDate);
      return reply.code(201).send({ payload: { receipt } });
    },
  });

  app.post<Own>('/api/contracts/me/:id/withdrawal', {
    preHandler,
    schema: { params, body: object({}, { part: typed }), response },
    handler: async (request, reply) => {
      const receipt = await withdrawOwn(deps, ownOf(request), request.body.part);
      return reply.code(201).send({ payload: { receipt } });
    },
  });
}

function ownOf(request: FastifyRequest<Own>): OwnContract {
  const { team, lang } = request;
  return { team, lang, userId: userOf(request).id, contractId: request.params.id };
}
