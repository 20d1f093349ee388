import { team } from 'virtual:team';
import type { Api } from '../../shared/api/api.ts';
import type { SentBodyOf } from '../../shared/api/operation.ts';
import { addressOf, type CallPlace } from './call.ts';

/** Sends what would be lost with the page that is left. No answer is waited for, and no token or cookie says who sends it. */
export function sendLast<Key extends `POST ${string}` & keyof Api>(
  key: Key,
  place: CallPlace<Key>,
  body: SentBodyOf<Api[Key]>,
): void {
  if (!navigator.onLine) return;
  const headers = { 'Content-Type': 'application/json', 'X-Team-Id': team.id };
  const request = { method: 'POST', keepalive: true, credentials: 'omit', headers } as const;
  // Where the page lives on, an answer that is not read would keep its connection.
  fetch(addressOf(key, place), { ...request, body: JSON.stringify(body) })
    .then((answer) => answer.text())
    .catch(() => undefined);
}
