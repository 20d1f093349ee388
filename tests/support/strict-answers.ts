import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

// `ajv-formats` is CommonJS: its function is the default of the default under some loaders.
const addAll = 'default' in addFormats ? (addFormats.default as unknown as typeof addFormats) : addFormats;
const ajv = new Ajv({ strict: false, allErrors: true });
addAll(ajv);
/** The last answer that broke its schema, for the message of the test that sees only a 500. */
export const lastFault: { text: string } = { text: '' };

const validators = new WeakMap<object, ValidateFunction>();

/**
 * Holds each answer against the schema of its route, as it is before it becomes text: the serialiser would leave out what
 * the schema does not name, and send what a row holds under a wrong type. The API's rows are checked by this.
 */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const responses = request.routeOptions.schema?.response as Record<string, object> | undefined;
    const schema = responses?.[reply.statusCode];
    if (schema === undefined || payload === null || typeof payload !== 'object') return payload;
    const faults = faultsOf(schema, JSON.parse(JSON.stringify(payload)));
    if (faults) {
      lastFault.text = `${request.method} ${request.routeOptions.url} answers what its schema forbids: ${faults}`;
      throw new Error(lastFault.text);
    }
    return payload;
  });
}

function faultsOf(schema: object, answer: unknown): string | undefined {
  const known = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, known);
  return known(answer) ? undefined : ajv.errorsText(known.errors);
}
