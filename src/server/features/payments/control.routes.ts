import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '../../../shared/form-script.ts';
import { object, oneOf } from '../../plugins/answer-schema.ts';
import { httpProblem } from '../../errors/problem.ts';
import { allowPage } from '../../http/security-headers.ts';
import {
  type Delivery,
  type DeliveryKind,
  deliverEvent,
  deliverEvents,
  deliveryKinds,
} from '../../sandbox/payments/deliver-events.ts';
import type { SandboxPayments } from '../../sandbox/payments/sandbox-payments.ts';
import { actOn, type SessionAction, sessionActions } from '../../sandbox/payments/control-actions.ts';
import { controlPage } from '../../sandbox/payments/control.page.ts';

const id = { type: 'string', maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' };
const querystring = { type: 'object', additionalProperties: false, properties: { lang: oneOf('de', 'tr') } };
const response = { 200: { type: 'string' } };
const ends = ['succeeded', 'failed'] as const;

/** A person plays the provider: lets sessions end in every way, and decides when and how the shop hears of it. */
export function controlRoutes(app: FastifyInstance, sandbox: SandboxPayments, delivery: Delivery): void {
  const { control } = sandbox;
  const lang = (request: FastifyRequest): Lang =>
    (request.query as { lang?: Lang }).lang === 'tr' ? 'tr' : 'de'; // judged by the schema
  const post = <P>(
    path: string,
    params: Record<string, Record<string, unknown>>,
    act: (params: P) => Promise<void>,
  ) =>
    app.post(
      `/dev/payments/${path}`,
      { schema: { params: object(params), querystring, response } },
      async (request, reply) => {
        await act(request.params as P); // judged by the schema
        await sandbox.settle();
        await deliverEvents(delivery);
        return back(reply, lang(request));
      },
    );

  app.get('/dev/payments', { schema: { querystring, response } }, async (request, reply) => {
    const [sessions, holdsAll] = await Promise.all([control.sessions(), control.holdsAll()]);
    const page = controlPage({ lang: lang(request), sessions, holdsAll });
    return allowPage(reply).header('cache-control', 'no-store').send(page);
  });

  post<{ id: string; action: SessionAction }>(
    'sessions/:id/:action',
    { id, action: oneOf(...sessionActions) },
    async (given) => {
      const session = await sandbox.session(given.id);
      if (!session) throw httpProblem(404);
      await actOn(sandbox, session, given.action);
    },
  );
  post<{ id: string; end: 'succeeded' | 'failed' }>(
    'refunds/:id/:end',
    { id, end: oneOf(...ends) },
    (given) => control.endRefund(given.id, given.end),
  );
  post<{ id: string; kind: DeliveryKind | 'hold' }>(
    'messages/:id/:kind',
    { id, kind: oneOf(...deliveryKinds, 'hold') },
    async (given) => {
      const message = await control.message(given.id);
      if (!message) throw httpProblem(404);
      if (given.kind === 'hold') await control.hold(message.id);
      else await deliverEvent(delivery, message, given.kind);
    },
  );
  post<{ on: 'on' | 'off' }>('hold/:on', { on: oneOf('on', 'off') }, ({ on }) =>
    control.setHoldsAll(on === 'on'),
  );
}

function back(reply: FastifyReply, lang: Lang): FastifyReply {
  return reply.redirect(`/dev/payments?lang=${lang}`, 303);
}
