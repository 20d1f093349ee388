import type { FastifyInstance } from 'fastify';
import { anyObject, text } from '../../../shared/api/shapes.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import { plainPage, plainStyle } from '../html.ts';
import { openApiDocument } from '../openapi.ts';
import { allowPage } from '../security-headers.ts';

const page = { response: { 200: text } };

/** The description of the API, for programs and for people. Plain routes: an OpenAPI document has no `payload`. */
export async function docsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const config = { headers: 'optional', bearer: 'ignored' } as const;
  const document = { response: { 200: anyObject() } };

  app.get('/api/openapi.json', { config, schema: document }, async () => openApiDocument(app, deps));

  app.get('/api/docs', { config, schema: page }, async (_request, reply) =>
    allowPage(reply).send(plainPage('Fanline API', '/api/docs/style.css', table(openApiDocument(app, deps)))),
  );

  app.get('/api/docs/style.css', { config, schema: page }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(plainStyle),
  );
}

function table(document: { paths?: object }): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => row(method, path, operation)),
  );
  return `<p><a href="/api/openapi.json">openapi.json</a></p>
<p hidden><label>Filter <input type="search" data-filter="tbody tr"></label></p>
<table><thead><tr><th>Call</th><th>Body</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function row(method: string, path: string, operation: unknown): string {
  const form = /"#\/components\/schemas\/form\.([^"]+)"/.exec(JSON.stringify(operation))?.[1] ?? '';
  return `<tr><td>${escapeHtml(`${method.toUpperCase()} ${path}`)}</td><td>${escapeHtml(form)}</td></tr>`;
}
