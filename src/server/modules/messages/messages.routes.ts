import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { settleAdvertising } from './advertising.service.ts';
import { messagesOf, readAllMessages, readMessage, unreadOf } from './messages.service.ts';
import { chooseNotices, noticeSettingsOf } from './notice-choice.service.ts';

/**
 * A customer's message centre, and how notices come besides. No call deletes a message: a thief who has the session must
 * not be able to hide what was done in the account.
 */
export async function messagesRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };

  serve(app, 'GET /api/messages', options, (request) =>
    messagesOf(deps, userOf(request).id, request.query.before),
  );
  serve(app, 'GET /api/messages/unread', options, (request) => unreadOf(deps, userOf(request).id));
  serve(app, 'POST /api/messages/:id/read', options, (request) =>
    readMessage(deps, userOf(request).id, request.params.id),
  );
  serve(app, 'POST /api/messages/read', options, (request) => readAllMessages(deps, userOf(request).id));

  serve(app, 'GET /api/users/me/notices', options, (request) => noticeSettingsOf(deps, userOf(request).id));
  serve(app, 'PUT /api/users/me/notices', { onRequest: app.requireUser }, (request) =>
    chooseNotices(deps, userOf(request).id, request.body),
  );
  serve(app, 'PUT /api/users/me/advertising', { onRequest: app.requireUser }, (request) =>
    settleAdvertising(deps, { userId: userOf(request).id, lang: request.lang }, request.body),
  );
}
