import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type Factory = (externalSchemas: unknown, options: unknown) => (route: unknown) => (data: unknown) => unknown;
type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** Fastify's own compilers, in the versions that it brings. */
const ofFastify = createRequire(createRequire(import.meta.url).resolve('fastify'));

/**
 * Route schemas are compiled when they are needed for the first time: compiling all of them takes a quarter of the start,
 * most of it for answers that hardly ever go out. `isEager` compiles them all at the start, so that tests find a schema
 * that is none.
 */
export function lazySchemas(isEager: boolean): Pick<FastifyServerOptions, 'schemaController'> {
  if (isEager) return {};
  const validator = ofFastify('@fastify/ajv-compiler')() as Factory; // CommonJS without types of its own here
  const serializer = ofFastify('@fastify/fast-json-stringify-compiler')() as Factory;
  const compilersFactory = { buildValidator: lazily(validator), buildSerializer: lazily(serializer) };
  // The shapes are those of the compilers that are wrapped.
  return { schemaController: { compilersFactory: compilersFactory as unknown as Factories } };
}

/** A function that is made when it is called for the first time. Fastify reads a validator's `errors` beside it. */
function lazily(factory: Factory): Factory {
  return (externalSchemas, options) => {
    const compile = factory(externalSchemas, options);
    return (route) => {
      let made: { (data: unknown): unknown; errors?: unknown } | undefined;
      const lazy = Object.assign(
        (data: unknown) => {
          made ??= compile(route);
          const answer = made(data);
          lazy.errors = made.errors;
          return answer;
        },
        { errors: undefined as unknown },
      );
      return lazy;
    };
  };
}
