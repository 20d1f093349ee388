import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Holder, holderOf } from '../../modules/phone-numbers/holder.ts';
import { freeNumbers, numberInfo } from '../../modules/phone-numbers/number.service.ts';
import type { NumberQuery } from '../../commerce/numbers/number-query.ts';
import { heldBy } from '../../commerce/numbers/reservation.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, list, moment } from '../../plugins/answer-schema.ts';
import {
  numberAnswer,
  numberInfoAnswer,
  numberParams,
  numberQuery,
  reservationAnswer,
} from './number.schema.ts';

/** The numbers on offer, with those that the caller holds. */
export async function numbersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get<{ Querystring: NumberQuery }>('/api/phone-registries', {
    schema: {
      querystring: numberQuery,
      response: answer({ numbers: list(numberAnswer), held: list(reservationAnswer), serverTime: moment }),
    },
    handler: async (request) => {
      const [numbers, held] = await Promise.all([
        freeNumbers(deps, request.query),
        heldBy(deps, await knownHolder(app, request)),
      ]);
      return { payload: { numbers, held, serverTime: deps.clock().toISOString() } };
    },
  });

  app.get<{ Params: { id: string } }>('/api/phone-registries/:id/info', {
    schema: { params: numberParams, response: answer({ number: numberInfoAnswer }) },
    handler: async (request) => ({ payload: { number: await numberInfo(deps, request.params.id) } }),
  });
}

async function knownHolder(app: FastifyInstance, request: FastifyRequest): Promise<Holder | null> {
  return holderOf({ userId: request.user?.id, guestId: (await app.knownGuest(request))?.id });
}
