import type { FastifyInstance } from 'fastify';
import { type ApiRequest, serve } from '../../http/serve.ts';
import { addressKey } from '../../infra/address-key.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { cancelOwn, type OwnContract, withdrawOwn } from './submit-own-declaration.service.ts';

/** Ending one's own contract from the account: the functions of the public forms, but without a name field. */
export async function ownContractRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };

  serve(app, 'POST /api/contracts/me/:id/cancellation', options, async (request) => ({
    receipt: await cancelOwn(deps, ownOf(request), request.body.endDate),
  }));

  serve(app, 'POST /api/contracts/me/:id/withdrawal', options, async (request) => ({
    receipt: await withdrawOwn(deps, ownOf(request), request.body.part),
  }));
}

type OwnRequest = ApiRequest<
  'POST /api/contracts/me/:id/cancellation' | 'POST /api/contracts/me/:id/withdrawal'
>;

function ownOf(request: OwnRequest): OwnContract {
  const { team, lang } = request;
  const { id: userId } = userOf(request);
  const caller = { address: addressKey(request.ip), guestId: undefined, userId };
  return { team, lang, userId, contractId: request.params.id, caller };
}
