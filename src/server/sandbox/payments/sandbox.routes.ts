import type { FastifyInstance } from 'fastify';
import { object, oneOf, type Static, shortText, text } from '../../../shared/api/shapes.ts';
import { httpProblem } from '../../errors/problem.ts';
import { pageStyle } from '../../http/page-style.ts';
import { allowPage } from '../../http/security-headers.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { controlRoutes } from './control.http.ts';
import { deliverEvents } from './deliver-events.ts';
import { sandboxPage } from './sandbox.page.ts';
import { sandboxActions } from './sandbox-outcomes.ts';
import { isSandbox } from './sandbox-payments.ts';
import { returnAddress } from './sandbox-session.ts';
import { sandboxDelivery } from './sandbox-webhooks.http.ts';

const session = shortText(64, { pattern: '^[A-Za-z0-9_-]+$' });
const bySession = object({ session });
const byAction = object({ session, action: oneOf(...sandboxActions) });
const page = { 200: text };

/**
 * The page of the sandbox provider, which a real provider shows at its own address. Only with the sandbox. Plain
 * routes: HTML.
 */
export async function sandboxRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const sandbox = deps.ports.payments;
  if (!isSandbox(sandbox)) return;
  const delivery = sandboxDelivery(app, deps, sandbox);

  app.get<{ Params: Static<typeof bySession> }>('/sandbox/pay/:session', {
    schema: { params: bySession, response: page },
    handler: async (request, reply) => {
      const found = await sandbox.session(request.params.session);
      if (!found) throw httpProblem(404);
      if (found.state !== 'open' && found.state !== 'action')
        return reply.redirect(returnAddress(found), 303);
      return allowPage(reply).header('cache-control', 'no-store').send(sandboxPage(found));
    },
  });

  await app.register(async (scope) => {
    // An HTML form without fields: its body is empty, but Fastify must know its type.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume().once('end', () => done(null, undefined));
    });
    if (deps.config.embedded.devPages) controlRoutes(scope, sandbox, delivery);
    scope.post<{ Params: Static<typeof byAction> }>('/sandbox/pay/:session/:action', {
      schema: { params: byAction, response: page },
      handler: async (request, reply) => {
        const decided = await sandbox.act(request.params.session, request.params.action);
        if (!decided) throw httpProblem(404);
        await deliverEvents(delivery);
        if (decided.state === 'action') return reply.redirect(`/sandbox/pay/${decided.id}`, 303);
        return reply.redirect(returnAddress(decided), 303);
      },
    });
  });

  app.get('/sandbox/pay.css', { schema: { response: page } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(pageStyle),
  );
}
