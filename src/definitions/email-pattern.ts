import { fullFormats } from 'ajv-formats/dist/formats.js';

/** The pattern of ajv-formats for e-mail addresses, as the text of a TypeScript module: a browser needs none of the others. */
export function emailPatternModule(): string {
  // ajv-formats types each format as any kind of definition; this one is a regular expression.
  return `export const emailPattern =\n  ${fullFormats.email as RegExp};\n`;
}
