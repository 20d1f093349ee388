import { randomUUID } from 'node:crypto';
import { last, requestOf } from '../../api/rights/requests.ts';
import { type Reply, WebClient } from '../../invariants/harness/web-client.ts';
import { password } from '../../support/people.ts';
import { pdf } from '../../support/uploads.ts';
import type { Walk } from './operations.ts';

const UPLOAD = 'POST /api/uploads/{area}/{form}';
const LOGOUT = 'POST /api/auth/logout';

/**
 * Each operation that writes and is not among `played`, as the owner with the bodies of the matrix of rights. Asked again
 * for the same, many of them are refused after they have read what they need: the answers stand beside the figures.
 * @param paths OpenAPI's
 * @param examples a body by operation
 */
export function otherWrites(
  paths: Record<string, object>,
  examples: ReadonlyMap<string, unknown>,
  played: ReadonlySet<string>,
): Walk[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const rest = all.filter((operation) => !played.has(operation) && operation !== LOGOUT);
  const isLast = (operation: string) => last.includes(operation);
  const ordered = [...rest.filter((one) => !isLast(one)), ...last.filter((one) => rest.includes(one))];
  // The owner's address changes in the last ones, so that nobody logs in after them.
  return [logsOut, ...ordered.map((operation) => asOwner(operation, examples))];
}

function asOwner(operation: string, examples: ReadonlyMap<string, unknown>): Walk {
  return async ({ owner: { client, ids }, address, numbers }) => {
    const { method, url, body } = requestOf(operation, { ...ids, number: numbers[0] ?? '' }, examples);
    if (operation === UPLOAD) return { [operation]: await upload(client, address) };
    const sent = method === 'DELETE' ? undefined : body;
    const reply = await client.send(address, method, url, sent, { 'idempotency-key': randomUUID() });
    keepToken(client, reply);
    return { [operation]: reply };
  };
}

/** A session that is proved anew, or whose password changed, goes on with new tokens. */
function keepToken(client: WebClient, { body }: Reply): void {
  const { accessToken } = (body.payload ?? {}) as { accessToken?: string }; // ours, where there is one
  client.token = accessToken ?? client.token;
}

function upload(client: WebClient, address: string) {
  const headers = { 'content-type': 'application/octet-stream', 'x-file-name': 'foto.jpg' };
  return client.send(address, 'POST', '/api/uploads/support/message?field=%2Ffiles', pdf(), headers);
}

/** In a browser of its own. */
const logsOut: Walk = async ({ owner: { ids }, address }) => {
  const client = new WebClient();
  await client.post(address, '/api/auth/login', { username: ids.email, password });
  return { [LOGOUT]: await client.post(address, '/api/auth/logout') };
};
