import type { FastifyInstance } from 'fastify';

export interface DescribedOperation {
  method: string;
  /** As in OpenAPI: `/api/tariffs/{id}`. */
  pattern: string;
  parameters: { in: string; name: string; schema?: unknown }[];
  /** The schema of its JSON body, references resolved at the top. */
  body: unknown;
  /** Its body is a file. */
  isFile?: boolean;
}

interface Described {
  parameters?: DescribedOperation['parameters'];
  requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> };
}

/** Every operation of the API as its description lists it. */
export async function operationsOf(app: FastifyInstance): Promise<DescribedOperation[]> {
  const document = (await app.inject('/api/openapi.json')).json();
  return Object.entries<Record<string, Described>>(document.paths).flatMap(([pattern, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
      const name = schema?.$ref?.split('/').at(-1);
      const body = name === undefined ? schema : document.components.schemas[name];
      const isFile = method === 'post' && pattern === '/api/uploads/{area}/{form}';
      return { method: method.toUpperCase(), pattern, parameters, body, isFile };
    }),
  );
}

/** Its address, with a value for each parameter. */
export function targetOf({ pattern }: DescribedOperation, value = '0c3f7f4e-0000-4000-8000-000000000000') {
  return pattern.replaceAll(/\{[^}]+\}/g, value);
}
