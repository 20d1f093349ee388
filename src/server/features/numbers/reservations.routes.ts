import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Holder } from '../../modules/phone-numbers/holder.ts';
import { extend, release, reserve } from '../../commerce/numbers/reservation.service.ts';
import { takeOverHolds } from '../../modules/phone-numbers/take-over.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { numberParams, reservationAnswer } from './number.schema.ts';

type ById = { Params: { id: string } };

/** Holding a number: for a guest by cookie, else for the user. */
export async function reservationsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  deps.onGuestBecomesUser.push(takeOverHolds);

  const holder = async (request: FastifyRequest, reply: FastifyReply): Promise<Holder> =>
    request.user ? `user:${request.user.id}` : `guest:${(await app.guest(request, reply)).id}`;

  app.post<ById>('/api/phone-registries/:id/reserve', {
    schema: { params: numberParams, response: answer({ reservation: reservationAnswer }, 201) },
    handler: async (request, reply) => {
      const reservation = await reserve(deps, request.params.id, await holder(request, reply));
      return reply.code(201).send({ payload: { reservation } });
    },
  });

  app.post<ById>('/api/phone-registries/:id/extend', {
    schema: { params: numberParams, response: answer({ reservation: reservationAnswer }) },
    handler: async (request, reply) => {
      const reservation = await extend(deps, request.params.id, await holder(request, reply));
      return { payload: { reservation } };
    },
  });

  app.post<ById>('/api/phone-registries/:id/release', {
    schema: { params: numberParams, response: answer({}) },
    handler: async (request, reply) => {
      await release(deps, request.params.id, await holder(request, reply));
      return { payload: {} };
    },
  });
}
