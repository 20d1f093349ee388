import type { FastifyInstance } from 'fastify';
import { type PaymentVersion, paymentVersions } from '../../../shared/enums.ts';
import { type ApiRequest, serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { startCheckout } from '../payments/start-checkout.http.ts';
import { portedOrder } from './ported-order.service.ts';

type PayRequest = ApiRequest<'POST /api/tariffs/checkout-session'>;

/** Starts the payment of an order: V3 as a checkout session, V1 and V2 as a payment intent. */
export async function payOrderRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };
  const pay = (request: PayRequest, id: string, versions: readonly PaymentVersion[]) => {
    const { orderId: _orderId, ...wish } = request.body;
    return startCheckout(deps, request, { subject: { kind: 'order', id }, wish, versions });
  };

  serve(app, 'POST /api/tariffs/checkout-session', options, (request) =>
    pay(request, request.body.orderId, ['V3']),
  );

  serve(app, 'POST /api/tariffs/payment-intent', options, (request) =>
    pay(request, request.body.orderId, ['V1', 'V2']),
  );

  // Porting a number is free (§ 59 TKG): the payment is for the order with the porting.
  serve(app, 'POST /api/portings/payment-intent', options, async (request) => {
    const id = await portedOrder(deps, userOf(request).id, request.body.orderId);
    return pay(request, id, paymentVersions);
  });
}
