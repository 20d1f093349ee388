import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../infra/deps.ts';

/**
 * A request is judged by one release from its first rule to its last row, whatever is published meanwhile. Set where
 * judging begins: what reads the body is called by the socket.
 */
export function judgeByOneRelease(app: FastifyInstance, { definitions }: AppDeps): void {
  app.addHook('preValidation', (_request, _reply, done) => definitions.hold(done));
}
