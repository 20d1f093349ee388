import standaloneCode from 'ajv/dist/standalone/index.js';
import { createAjv } from './ajv.ts';
import type { JsonSchema } from './schema-types.ts';

/** What compiled code asks for by `require`, and where the runtime has it. */
const REQUIRED: Record<string, string> = {
  'require("ajv/dist/runtime/ucs2length").default': 'rt.ucs2length',
  'require("ajv/dist/runtime/equal").default': 'rt.equal',
};

// The module is CommonJS; under a bundler its function is the default of the default.
const bundled: typeof standaloneCode & { default?: typeof standaloneCode } = standaloneCode;
const generate = bundled.default ?? bundled;

/**
 * Compiles schemas to code without `eval`, as the body of a function of `rt` that leaves them on `exports`.
 * @param schemas name → schema; the names become the properties of `exports`
 * @throws Error in ajv's words when a schema is not valid in strict mode
 */
export function compileToCode(schemas: Record<string, JsonSchema>): string {
  const ajv = createAjv(() => new Date());
  const names = Object.keys(schemas);
  for (const name of names) ajv.addSchema(schemas[name] ?? {}, name);
  const code = generate(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const bound = Object.entries(REQUIRED).reduce((text, [from, to]) => text.replaceAll(from, to), code);
  const unknown = /require\([^)]*\)/.exec(bound);
  if (unknown) throw new Error(`Compiled code asks for ${unknown[0]}, which the runtime does not have.`);
  return `const exports = {};\n${bound}`;
}
