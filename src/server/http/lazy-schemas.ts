import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type Factory = (externalSchemas: unknown, options: unknown) => (route: unknown) => (data: unknown) => unknown;
type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** Fastify's own compilers, in the versions that it brings. */
const ofFastify = createRequire(createRequire(import.meta.url).resolve('fastify'));

/**
 * Route schemas are compiled when they are needed for the first time: compiling all of them takes a quarter of the
 * start, mostly for answers that are rarely sent. `isEager` compiles them all at the start, so that a test finds an
 * invalid schema.
 */
export function lazySchemas(isEager: boolean): Pick<FastifyServerOptions, 'schemaController'> {
  if (isEager) return {};
  const compilersFactory = {
    buildValidator: lazily('@fastify/ajv-compiler'),
    buildSerializer: lazily('@fastify/fast-json-stringify-compiler'),
  };
  // The types are those of the wrapped compilers.
  return { schemaController: { compilersFactory: compilersFactory as unknown as Factories } };
}

function compilersOf(name: string): Factory {
  // The modules are CommonJS, and this one cannot import their types.
  return ofFastify(name)() as Factory;
}

/** Functions that are compiled at their first call, by a package that is loaded with the first. Fastify reads the `errors` property of a validator. */
function lazily(name: string): Factory {
  return (externalSchemas, options) => {
    let compiler: ReturnType<Factory> | undefined;
    const compile: ReturnType<Factory> = (route) => {
      compiler ??= compilersOf(name)(externalSchemas, options);
      return compiler(route);
    };
    return (route) => {
      let made: { (data: unknown): unknown; errors?: unknown } | undefined;
      const noErrors: { errors: unknown } = { errors: undefined };
      const lazy = Object.assign((data: unknown) => {
        made ??= compile(route);
        const answer = made(data);
        lazy.errors = made.errors;
        return answer;
      }, noErrors);
      return lazy;
    };
  };
}
