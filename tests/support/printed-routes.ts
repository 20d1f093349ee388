import type { FastifyInstance } from 'fastify';

/** Every route of an app, those that no document names too, as `METHOD pattern`: from the tree that Fastify prints, in which each level is four characters deeper. */
export function printedRoutes(app: FastifyInstance): string[] {
  const parts: string[] = [];
  const tree = app.printRoutes();
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^(.*?)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    parts.length = indent.length / 4;
    parts.push(part);
    const path = `/${parts.join('')}`.replace(/^\/+/, '/');
    return (methods ?? '').split(', ').flatMap((method) => (method ? [`${method} ${path}`] : []));
  });
}
