import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  object,
  oneOf,
  optional,
  type Static,
  shortText,
  type TObject,
  text,
} from '../../../shared/api/shapes.ts';
import { type Lang, langs } from '../../../shared/language.ts';
import { httpProblem } from '../../errors/problem.ts';
import { allowPage } from '../../http/security-headers.ts';
import { controlPage } from './control.page.ts';
import { actOn, sessionActions } from './control-actions.ts';
import { type Delivery, deliverEvent, deliverEvents, deliveryKinds } from './deliver-events.ts';
import type { SandboxPayments } from './sandbox-payments.ts';

const id = shortText(64, { pattern: '^[A-Za-z0-9_-]+$' });
const querystring = object({ lang: optional(oneOf(...langs)) });
type InLanguage = { Querystring: Static<typeof querystring> };
const response = { 200: text };

/**
 * A person plays the provider: ends sessions in every way, and decides when and how the shop is informed. Plain routes:
 * HTML.
 */
export function controlRoutes(app: FastifyInstance, sandbox: SandboxPayments, delivery: Delivery): void {
  const { control } = sandbox;
  const post = <P extends TObject>(path: string, params: P, act: (params: Static<P>) => Promise<void>) =>
    app.post<InLanguage>(
      `/dev/payments/${path}`,
      { schema: { params, querystring, response } },
      async (request, reply) => {
        await act(request.params as Static<P>); // The schema above has checked them.
        await sandbox.settle();
        await deliverEvents(delivery);
        return back(reply, request.query.lang);
      },
    );

  app.get<InLanguage>('/dev/payments', { schema: { querystring, response } }, async (request, reply) => {
    const [sessions, holdsAll] = await Promise.all([control.sessions(), control.holdsAll()]);
    const page = controlPage({ lang: request.query.lang ?? 'de', sessions, holdsAll });
    return allowPage(reply).header('cache-control', 'no-store').send(page);
  });

  post('sessions/:id/:action', object({ id, action: oneOf(...sessionActions) }), async (given) => {
    const session = await sandbox.session(given.id);
    if (!session) throw httpProblem(404);
    await actOn(sandbox, session, given.action);
  });
  post('refunds/:id/:end', object({ id, end: oneOf('succeeded', 'failed') }), (given) =>
    control.endRefund(given.id, given.end),
  );
  post('messages/:id/:kind', object({ id, kind: oneOf(...deliveryKinds, 'hold') }), async (given) => {
    const message = await control.message(given.id);
    if (!message) throw httpProblem(404);
    if (given.kind === 'hold') await control.hold(message.id);
    else await deliverEvent(delivery, message, given.kind);
  });
  post('hold/:on', object({ on: oneOf('on', 'off') }), ({ on }) => control.setHoldsAll(on === 'on'));
}

function back(reply: FastifyReply, lang: Lang = 'de'): FastifyReply {
  return reply.redirect(`/dev/payments?lang=${lang}`, 303);
}
