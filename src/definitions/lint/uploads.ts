import { sizeText, UPLOAD_LIMITS } from '../../shared/uploads.ts';
import type { Field } from '../fields.ts';
import type { Problem } from '../problem.ts';
import type { JsonSchema } from '../schema-types.ts';
import { childrenOf } from './limits.ts';

/** Words about values; the values of this list are ids, which no customer types. */
const OF_VALUES = ['items', 'contains', 'const', 'enum', 'default', 'uniqueItems', 'x-normalize', 'allOf'];

const MISPLACED =
  '"upload" stands at the field itself, beside "type": "array". In a condition or a branch nothing would take the files.';

/** Limits that the server, or the mail to the service, cannot keep. */
function sizeFault({ upload, maxItems }: JsonSchema): string | undefined {
  const { bytes, files, bytesTogether } = UPLOAD_LIMITS;
  const [each, most] = [upload?.maxBytes ?? 0, typeof maxItems === 'number' ? maxItems : 0];
  if (each > bytes)
    return `The server takes files of ${sizeText(bytes)} at most, "maxBytes" says ${sizeText(each)}. Lower it.`;
  if (most > files) return `A field takes ${files} files at most, "maxItems" says ${most}. Lower it.`;
  return each * most > bytesTogether
    ? `${most} files of ${sizeText(each)} are more than a mail to the service carries (${sizeText(bytesTogether)}). Lower "maxItems" or "maxBytes".`
    : undefined;
}

function faultOf({ schema, isInRow }: Field): [at: string, sentence: string] | undefined {
  if (schema.type !== 'array')
    return [
      '/type',
      'A field with "upload" is a list of files: say "type": "array" and "maxItems", also for one.',
    ];
  if (isInRow)
    return ['/upload', 'Files inside the rows of a list are not possible. Ask for them beside the list.'];
  const stray = OF_VALUES.find((keyword) => schema[keyword] !== undefined);
  if (stray !== undefined)
    return [
      `/${stray}`,
      `"${stray}" says nothing of files. Leave it out: "upload", "minItems" and "maxItems" are all.`,
    ];
  const sentence = sizeFault(schema);
  return sentence === undefined ? undefined : ['/upload', sentence];
}

/** Places where the word stands although no field is there. */
function misplaced(schema: JsonSchema, fields: readonly JsonSchema[], at = ''): string[] {
  return childrenOf(schema).flatMap(([step, child]) => [
    ...(child.upload !== undefined && !fields.includes(child) ? [at + step] : []),
    ...misplaced(child, fields, at + step),
  ]);
}

/** Files that nothing could take or judge. */
export function lintUploads(file: string, schema: JsonSchema, fields: readonly Field[]): Problem[] {
  const known = fields.map((field) => field.schema);
  const strays = misplaced(schema, known).map((at) => ({
    file,
    pointer: `${at}/upload`,
    sentence: MISPLACED,
  }));
  const own = fields.flatMap((field) => {
    const [at, sentence] = (field.schema.upload && faultOf(field)) ?? [];
    const place = field.pointer.replaceAll('/', '/properties/');
    return sentence === undefined ? [] : [{ file, pointer: `${place}${at}`, sentence }];
  });
  return [...strays, ...own];
}
