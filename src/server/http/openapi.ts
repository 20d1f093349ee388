import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { AppDeps } from '../infra/deps.ts';
import { formOf } from './form-body.ts';

/** Collects the routes' schemas; must be registered before them. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fanline', version: '1', description: 'Bodies of forms are the rules in force now.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({
      schema: { ...schema, hide: isInternal(url) || isHidden(schema) },
      url,
    }),
  });
}

type Document = { paths?: object };

/** The last document of each app: making one takes so long that strangers could keep a process busy with it. */
const made = new WeakMap<FastifyInstance, { versions: string; document: Document }>();

/** The document, with the current schema of each form; it is made anew after a form has changed. */
export function openApiDocument(app: FastifyInstance, deps: AppDeps): Document {
  const versions = JSON.stringify(deps.definitions.versions());
  const known = made.get(app);
  if (known?.versions === versions) return known.document;
  const document = makeDocument(app, deps);
  made.set(app, { versions, document });
  return document;
}

function makeDocument(app: FastifyInstance, { definitions }: AppDeps): Document {
  const forms = Object.keys(definitions.versions()).flatMap((id) => {
    const form = definitions.document(id, 'de');
    return form ? [[componentOf(id), form.schema] as const] : [];
  });
  const document = JSON.parse(JSON.stringify(app.swagger()), (_key, value) => {
    const form = formOf(value);
    return form ? { $ref: `#/components/schemas/${componentOf(form)}` } : value;
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(forms) } };
}

function isInternal(url: string): boolean {
  return !url.startsWith('/api/') && !url.startsWith('/c/');
}

/** A route that is no call, such as the answer to unknown ones. */
function isHidden(schema: FastifySchema | undefined): boolean {
  return schema?.hide === true;
}

/** The name of a component must not contain a slash. */
function componentOf(form: string): string {
  return `form.${form.replace('/', '.')}`;
}
