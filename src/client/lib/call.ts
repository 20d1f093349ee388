import type { Api } from '../../shared/api/api.ts';
import type { OperationKey, ParamsOf, PayloadOf, QueryOf, SentBodyOf } from '../../shared/api/operation.ts';
import { type ApiRequest, api } from './http.ts';

type Part<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value };

/** The address of a call: the parameters of its path, and its query. */
export type CallPlace<Key extends keyof Api> = Part<'params', ParamsOf<Api[Key]>> & {
  query?: QueryOf<Api[Key]>;
};

/** The input of a call. A form's body is `unknown`: the server validates it by the form's definition. */
export type CallInput<Key extends keyof Api> = CallPlace<Key> & {
  body?: SentBodyOf<Api[Key]>;
} & Pick<ApiRequest, 'headers' | 'idempotencyKey' | 'signal' | 'timeoutMs' | 'anonymous'>;

/** An operation that can be called without any input. */
type Bare<Key extends keyof Api> = Record<never, never> extends CallInput<Key> ? [] : never;

/**
 * Calls an operation of the API: `call('GET /api/orders/:id', { params: { id } })` answers with the payload's type.
 * @throws ApiError, also when offline (status 0) or when the signal or the time limit ended the call
 */
export function call<Key extends keyof Api>(
  key: Key,
  ...[input]: Bare<Key> | [CallInput<Key>]
): Promise<PayloadOf<Api[Key]>> {
  const { params, query, body, ...rest } = input ?? ({} as CallInput<Key>); // The type `Bare` says that nothing is needed.
  const [method] = key.split(' ');
  return api(addressOf(key, { params, query }), {
    method: method as ApiRequest['method'], // An operation's key begins with its method.
    data: body,
    ...rest,
  });
}

/** The address of an operation, its parameters and query filled in and encoded. */
export function addressOf(
  key: OperationKey,
  { params = {}, query = {} }: { params?: object | undefined; query?: object | undefined },
): string {
  const given = new Map(Object.entries(params));
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search ? `${path}?${search}` : path;
}
