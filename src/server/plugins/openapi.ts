import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { formOf } from './form-body.ts';

/** Collects the routes' schemas; must be registered before them. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fanline', version: '1', description: 'Bodies of forms are the rules in force now.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ schema: { ...schema, hide: isInternal(url) }, url }),
  });
}

/** The document, with each form's schema as it is in force at this moment. */
export function openApiDocument(app: FastifyInstance, { definitions }: AppDeps): { paths?: object } {
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

/** Names of components may not hold a slash. */
function componentOf(form: string): string {
  return `form.${form.replace('/', '.')}`;
}
