import { refusal, type SystemOperation } from '../../src/server/infra/ports/http/system-operation.ts';

/** What a port asks of the other side. */
export interface SystemContract {
  title: string;
  operations: Readonly<Record<string, SystemOperation>>;
  /** The types of its news to us. */
  news: readonly string[];
  /** The address of that news at our server. */
  newsPath?: string;
}

const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', maxLength: 100 },
};
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** The OpenAPI document of a port: what the other side fulfils, and what it sends us. */
export function openApiOf({ title, operations, news, newsPath }: SystemContract, newsShape: object): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, { method, path, summary, body, answer, refusals = [] }] of Object.entries(
    operations,
  ))
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId,
        summary,
        security: [{ key: [] }],
        parameters: path.includes('{id}') ? [idParameter] : [],
        ...(body ? { requestBody: { required: true, ...json(body) } } : {}),
        responses: {
          200: { description: 'done', ...json(answer) },
          ...Object.fromEntries(
            refusals.map((status) => [status, { description: 'refused', ...json(refusal) }]),
          ),
        },
      },
    };
  return plain({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    ...(newsPath ? { webhooks: { [newsPath]: { post: newsOperation(news, newsShape) } } } : {}),
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  });
}

function newsOperation(news: readonly string[], shape: object) {
  return {
    summary: `News of the types ${news.join(', ')}. Any answer but 2xx: send it again, with the same id.`,
    parameters: [
      {
        name: 'fanline-signature',
        in: 'header',
        required: true,
        description:
          't=<seconds>,v1=<hex HMAC-SHA256 over "<seconds>.<raw body>">; valid for 300 seconds around the time.',
        schema: { type: 'string' },
      },
    ],
    requestBody: { required: true, ...json(shape) },
    responses: { 200: { description: 'taken' } },
  };
}

/** Without the symbols that a schema of ours carries. */
function plain(document: object): object {
  return JSON.parse(JSON.stringify(document));
}
