import { createHash } from 'node:crypto';
import { readLimitedJson } from './read-limited.ts';
import { hasShape, refusal, type Static, type SystemOperation, type TSchema } from './system-operation.ts';

/** Where an outside system is, and the key that it knows us by, as it is at this moment. */
export interface SystemAddress {
  url: string;
  key: () => string;
}

/** What a call sends. */
interface Call {
  /** Our id of the thing: for the same id the system has one thing. Absent for a query. */
  id?: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** An outside system that speaks JSON over HTTP. */
export interface HttpSystem {
  /**
   * @returns null when the system understood us and says no
   * @throws Error for an answer of another status or shape, or one that is too large
   */
  call<T extends TSchema>(operation: SystemOperation<T>, call: Call): Promise<Static<T> | null>;
}

/** The system at an address from the settings: no person can name another. */
export function httpSystem({ url, key }: SystemAddress): HttpSystem {
  return {
    call: async (operation, { id = '', body, signal }) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const response = await fetch(addressOf(url, operation.path, id), {
        method: operation.method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${key()}`,
          ...(text === undefined ? {} : writing(operation, id, text)),
        },
        ...(text === undefined ? {} : { body: text }),
        // Another address must receive neither the key nor the data.
        redirect: 'error',
        ...(signal ? { signal } : {}),
      });
      return judged(operation, response.status, await readLimitedJson(response, operation.mostBytes));
    },
  };
}

/** The key is the same for the same act with the same data, and only then: a correction is another act. */
function writing({ method, path }: SystemOperation, id: string, text: string) {
  const key = createHash('sha256').update(`${method} ${path} ${id} ${text}`).digest('base64url');
  return { 'content-type': 'application/json', 'idempotency-key': key };
}

function addressOf(base: string, path: string, id: string): string {
  return base.replace(/\/$/, '') + path.replace('{id}', encodeURIComponent(id));
}

/** The messages hold nothing of the answer: it may contain personal data. */
function judged<T extends TSchema>(
  { answer, refusals = [], path }: SystemOperation<T>,
  status: number,
  body: unknown,
): Static<T> | null {
  if (refusals.includes(status) && hasShape(refusal, body)) return null;
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  if (!hasShape(answer, body)) throw new Error(`${path} answered in another shape.`);
  return body;
}
