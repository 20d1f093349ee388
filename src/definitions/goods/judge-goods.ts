import { Ajv, type ErrorObject } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { formats } from '../../shared/rules/all-functions.ts';
import { sentenceOf } from '../meta/fault-sentence.ts';
import { parseFile } from '../parse-file.ts';
import { lineFinder } from './line-finder.ts';

/** What is wrong in a file of goods; without a line it is said of the whole file. */
export interface GoodsFault {
  line?: number;
  sentence: string;
}

/** The first faults of a file, and how many it has in all. */
export interface FoundFaults {
  faults: GoodsFault[];
  total: number;
}

export type JudgedGoods = { items: unknown[] } | FoundFaults;

/** More would not be read: a wrong column in 100,000 lines is one mistake. Each line that is told is sought in the file. */
export const MOST_FAULTS = 20;

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  verbose: true,
  formats: { ...fullFormats, ...formats },
});

/** These say of another error that it happened. */
const FRAMES = new Set(['if', 'anyOf', 'oneOf', 'allOf']);

/** Holds a file of goods against the schema of its kind. */
export function judgeGoods(schema: object, bytes: Uint8Array): JudgedGoods {
  const parsed = parseFile(bytes);
  if ('sentence' in parsed) return { faults: [parsed], total: 1 };
  const { json } = parsed;
  const isValid = ajv.compile(schema);
  if (isValid(json) && Array.isArray(json)) return { items: json };
  const errors = (isValid.errors ?? []).filter(({ keyword }) => !FRAMES.has(keyword));
  const lineOf = lineFinder(bytes);
  const faults = errors
    .slice(0, MOST_FAULTS)
    .map((error) => ({ line: lineOf(placeOf(error)), sentence: goodsSentence(error) }));
  return { faults, total: errors.length };
}

/** A name that does not belong to an item is shown where it stands. */
function placeOf({ keyword, params, instancePath }: ErrorObject): string {
  return keyword === 'additionalProperties' ? `${instancePath}/${params.additionalProperty}` : instancePath;
}

const SAID = new Set(['additionalProperties', 'required', 'enum', 'const']);
const LONGEST = 60;

function goodsSentence(error: ErrorObject): string {
  const { keyword, message, data, parentSchema, instancePath } = error;
  if (SAID.has(keyword)) return sentenceOf(error);
  if (keyword === 'false schema') return `"${instancePath.split('/').at(-1)}" does not belong here.`;
  const text = JSON.stringify(data);
  const shown = text.length > LONGEST ? 'What stands here' : text;
  const hint = parentSchema?.description ? `: ${parentSchema.description}` : '';
  return `${shown} ${message}${hint}.`;
}
