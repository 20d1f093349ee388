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
  refuseUnknown(bound);
  return `const exports = {};\n${bound}`;
}

/** A string as ajv writes it: names, values and patterns of a definition stand in strings alone. */
const STRING = /"(?:[^"\\]|\\.)*"/g;

/** Looks outside of strings: a text of a definition may say `require(` as any other. */
function refuseUnknown(code: string): void {
  const bare = code.replace(STRING, (text) => `"${'_'.repeat(text.length - 2)}"`);
  const at = bare.indexOf('require(');
  if (at < 0) return;
  const asked = code.slice(at, bare.indexOf(')', at) + 1);
  throw new Error(`Compiled code asks for ${asked}, which the runtime does not have.`);
}
