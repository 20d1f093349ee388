import type { FastifyInstance } from 'fastify';
import { readForm } from '../../../shared/contracts/contract.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { bankAccount } from './bank-account.contract.ts';
import { addBankAccount } from './bank-account.service.ts';
import { lookAtMethodPage, openMethodPage } from './method-page.service.ts';
import { chooseDefaultMethod, forgetSavedMethod, savedMethodsOf } from './saved-method.service.ts';

/** The means of payment that the provider keeps for a customer. */
export async function savedMethodsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };
  const guarded = { preHandler: app.requireStepUp };
  const listFor = async (userId: string) => ({ paymentMethods: await savedMethodsOf(deps, userId) });

  serve(app, 'GET /api/users/me/payment-methods', options, (request) => listFor(userOf(request).id));

  serve(app, 'POST /api/users/me/payment-methods', guarded, async (request) => {
    const { id } = userOf(request);
    await addBankAccount(deps, id, readForm(bankAccount, request.body));
    return listFor(id);
  });

  serve(app, 'POST /api/users/me/payment-methods/page', guarded, async (request) => {
    const { team, lang, body } = request;
    return {
      url: await openMethodPage(deps, { userId: userOf(request).id, team, lang, method: body.method }),
    };
  });

  serve(app, 'POST /api/users/me/payment-methods/page/:id', options, async (request) => {
    const { id } = userOf(request);
    await lookAtMethodPage(deps, id, request.params.id);
    return listFor(id);
  });

  serve(app, 'DELETE /api/users/me/payment-methods/:id', guarded, async (request) => {
    await forgetSavedMethod(deps, userOf(request).id, request.params.id);
    return listFor(userOf(request).id);
  });

  serve(app, 'POST /api/users/me/payment-methods/:id/default', guarded, async (request) => {
    await chooseDefaultMethod(deps, userOf(request).id, request.params.id);
    return listFor(userOf(request).id);
  });
}
