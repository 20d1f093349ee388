import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { object, oneOf } from '../../plugins/answer-schema.ts';
import { httpProblem } from '../../errors/problem.ts';
import { allowPage } from '../../http/security-headers.ts';
import { deliverEvents } from '../../sandbox/payments/deliver-events.ts';
import { type SandboxAction, sandboxActions } from '../../sandbox/payments/sandbox-outcomes.ts';
import { isSandbox } from '../../sandbox/payments/sandbox-payments.ts';
import { returnAddress } from '../../sandbox/payments/sandbox-session.ts';
import { controlRoutes } from './control.routes.ts';
import { sandboxPage } from '../../sandbox/payments/sandbox.page.ts';
import { sandboxStyle } from '../../http/page-style.ts';
import { tellTheShop } from './sandbox-webhooks.ts';

const session = { type: 'string', maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' };
const page = { 200: { type: 'string' } };

/** The page of the sandbox provider: what a real one shows at its own address. Only with the sandbox. */
export async function sandboxRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const sandbox = deps.ports.payments;
  if (!isSandbox(sandbox)) return;
  const delivery = tellTheShop(app, deps, sandbox);

  app.get<{ Params: { session: string } }>('/sandbox/pay/:session', {
    schema: { params: object({ session }), response: page },
    handler: async (request, reply) => {
      const found = await sandbox.session(request.params.session);
      if (!found) throw httpProblem(404);
      if (found.state !== 'open' && found.state !== 'action')
        return reply.redirect(returnAddress(found), 303);
      return allowPage(reply).header('cache-control', 'no-store').send(sandboxPage(found));
    },
  });

  await app.register(async (scope) => {
    // An HTML form without fields: its body is empty, but its type has to be known.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume().once('end', () => done(null, undefined));
    });
    if (deps.config.embedded.devPages) controlRoutes(scope, sandbox, delivery);
    scope.post<{ Params: { session: string; action: SandboxAction } }>('/sandbox/pay/:session/:action', {
      schema: { params: object({ session, action: oneOf(...sandboxActions) }), response: page },
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
    reply.type('text/css; charset=utf-8').send(sandboxStyle),
  );
}
