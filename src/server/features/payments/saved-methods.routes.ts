import type { FastifyInstance } from 'fastify';
import { paymentMethods } from '../../../shared/enums.ts';
import { userOf } from '../../accounts/bearer.ts';
import {
  chooseDefaultMethod,
  forgetSavedMethod,
  savedMethodsOf,
} from '../../modules/payments/saved-method.service.ts';
import type { AppDeps } from '../../deps.ts';
import {
  answer,
  boolean,
  list,
  moment,
  object,
  oneOf,
  orNull,
  text,
  uuid,
} from '../../plugins/answer-schema.ts';

const method = object({
  id: uuid,
  method: oneOf(...paymentMethods),
  label: text,
  expiresOn: orNull(text),
  isExpired: boolean,
  isDefault: boolean,
  createdAt: moment,
});
type ById = { Params: { id: string } };

/** The means of payment that somebody let the provider keep. */
export async function savedMethodsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const path = '/api/users/me/payment-methods';
  const preHandler = app.requireUser;
  const response = answer({ paymentMethods: list(method) });
  const byId = { params: object({ id: uuid }), response };
  const answerFor = async (userId: string) => ({
    payload: { paymentMethods: await savedMethodsOf(deps, userId) },
  });
  app.get(path, { preHandler, schema: { response } }, (request) => answerFor(userOf(request).id));
  app.delete<ById>(`${path}/:id`, { preHandler, schema: byId }, async (request) => {
    await forgetSavedMethod(deps, userOf(request).id, request.params.id);
    return answerFor(userOf(request).id);
  });
  app.post<ById>(`${path}/:id/default`, { preHandler, schema: byId }, async (request) => {
    await chooseDefaultMethod(deps, userOf(request).id, request.params.id);
    return answerFor(userOf(request).id);
  });
}
