import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { berlinToday } from '../shared/dates.ts';
import type { FormValues } from '../shared/form-script.ts';
import { isRecord, walk } from '../shared/json-values.ts';
import type { Lang } from '../shared/language.ts';
import { pointerNames, valueAtPointer } from '../shared/rules/json-pointer.ts';
import { withDays } from './example-days.ts';
import { type PieceExamples, type PieceUse, pieceFile, provedPieces } from './piece-examples.ts';

/** Data that a form accepts, or refuses at `path` by `rule`. */
export interface Example {
  data: unknown;
  path?: string;
  rule?: string;
  /** The code that the refusal carries, where the example says one. */
  referenceCode?: number;
  /** What is stored in the end, by pointer; null: nothing. */
  stored?: Record<string, unknown>;
  /** The page's language, where it matters for what is stored. */
  lang?: Lang;
  /** The day on which it is filled in; today where none is said. */
  on?: string;
  /** The order in progress that the form is a part of. */
  order?: Record<string, unknown>;
  /** What it shows, in a few words. */
  name?: string;
  /** Its place in the file. */
  at?: string;
  /** The file of the shared piece that it belongs to; absent in the form's own. */
  file?: string;
}

/** The examples of a form; those in `situated` say which day it is or which order, all others hold without. */
export interface Examples {
  valid: Example[];
  invalid: Example[];
  situated: Example[];
}

/** How an example stands in its file: whole, or as changes to `valid[base]`. */
interface Change {
  base: number;
  name?: string;
  set?: Record<string, unknown>;
  remove?: string[];
  stored?: Record<string, unknown>;
  lang?: Lang;
  on?: string;
  order?: Record<string, unknown>;
}

type Refusal = { path: string; rule: string; referenceCode?: number } & Pick<
  Change,
  'name' | 'on' | 'order'
> &
  ({ data: unknown } | Change);

interface ExamplesFile {
  valid: unknown[];
  invalid: Refusal[];
}

function parentOf(data: unknown, pointer: string): { parent: FormValues; name: string } {
  const names = pointerNames(pointer);
  const name = names.pop() ?? '';
  const parent = walk(data, names);
  // Examples change objects that their base has; a wrong pointer fails loudly here.
  if (!isRecord(parent)) throw new Error(`An example changes ${pointer}, which its base does not have.`);
  return { parent, name };
}

function isChange(written: unknown): written is Change {
  return typeof written === 'object' && written !== null && 'base' in written;
}

/** What a change says of day and order; an accepted example that is written whole is data alone. */
function situationOf(written: unknown): Pick<Change, 'on' | 'order'> {
  return isChange(written) ? { on: written.on, order: written.order } : {};
}

function expand(written: unknown, valid: unknown[]): unknown {
  if (!isChange(written)) return written;
  const { base, set = {}, remove = [] } = written;
  const data: unknown = structuredClone(expand(valid[base], valid));
  for (const [pointer, value] of Object.entries(set)) {
    const { parent, name } = parentOf(data, pointer);
    parent[name] = value;
  }
  for (const pointer of remove) {
    const { parent, name } = parentOf(data, pointer);
    delete parent[name];
  }
  return data;
}

type Both = Pick<Examples, 'valid' | 'invalid'>;

/** The examples of a shared piece, each put into the plain example of a form that uses it. */
function ofPiece(
  { piece, pointer, mirrors }: PieceUse,
  { valid, invalid }: PieceExamples,
  written: unknown[],
  today: string,
): Both {
  const file = pieceFile(piece, 'examples');
  const dataWith = (value: unknown) => {
    const set = Object.fromEntries([pointer, ...mirrors].map((place) => [place, value]));
    return withDays(expand({ base: 0, set }, written), today);
  };
  return {
    valid: valid.map(({ value, name, stored, lang }, i) => ({
      ...{ data: dataWith(value), name, lang, file, at: `/valid/${i}` },
      ...(stored !== undefined && { stored: { [pointer]: stored } }),
    })),
    invalid: invalid.map(({ value, rule, name, referenceCode }, i) => ({
      ...{ data: dataWith(value), path: pointer, rule, referenceCode, name, file, at: `/invalid/${i}` },
    })),
  };
}

/** The examples of the shared pieces that this form proves. */
async function ofPieces(root: string, id: string, written: unknown[], today: string): Promise<Both> {
  const { examples, homes } = await provedPieces(root);
  const found = (homes.get(id) ?? []).flatMap((use) => {
    const own = examples.get(use.piece);
    return own ? [ofPiece(use, own, written, today)] : [];
  });
  return {
    valid: found.flatMap(({ valid }) => valid),
    invalid: found.flatMap(({ invalid }) => invalid),
  };
}

/** The accepted examples of a form's own file, complete and with relative days worked out. */
function acceptedOf(valid: unknown[], today: string): Example[] {
  return valid.map((written, i) => {
    const { on, order } = situationOf(written);
    return {
      data: withDays(expand(written, valid), on ?? today),
      ...(isChange(written) && { name: written.name, stored: written.stored, lang: written.lang }),
      on,
      order,
      at: `/valid/${i}`,
    };
  });
}

/** The accepted examples that stand in the text of a form's own file. @throws where it holds something else */
export function acceptedIn(text: string, now: Date): Example[] {
  const { valid }: Pick<ExamplesFile, 'valid'> = JSON.parse(text);
  return acceptedOf(valid, berlinToday(now));
}

/** The refused examples of a form's own file. */
function refusedOf({ valid, invalid }: ExamplesFile, today: string): Example[] {
  return invalid.map(({ path, rule, referenceCode, name, on, order, ...written }, i) => ({
    data: withDays('data' in written ? written.data : expand(written, valid), on ?? today),
    ...{ path, rule, referenceCode, name, on, order },
    at: `/invalid/${i}`,
  }));
}

/** All examples that stand in the text of a form's own file. @throws where it holds something else */
export function ownExamples(text: string, now: Date): Both {
  const file: ExamplesFile = JSON.parse(text);
  const today = berlinToday(now);
  return { valid: acceptedOf(file.valid, today), invalid: refusedOf(file, today) };
}

/**
 * The examples that stand in the text of a shared piece's file, for a form that uses it.
 * @param form the text of the form's own examples
 * @returns undefined where its plain example has no such field
 * @throws where a text holds something else
 */
export function examplesOfPiece(use: PieceUse, text: string, form: string, now: Date): Both | undefined {
  const { valid: written }: ExamplesFile = JSON.parse(form);
  if (valueAtPointer(written[0], use.pointer) === undefined) return undefined;
  return ofPiece(use, JSON.parse(text), written, berlinToday(now));
}

/** The examples of a form with those of the shared pieces that it proves, complete and with relative days worked out. */
export async function readExamples(root: string, id: string, now: Date): Promise<Examples> {
  const text = await readFile(join(root, 'schemas', `${id}.examples.json`), 'utf8');
  const file: ExamplesFile = JSON.parse(text);
  const today = berlinToday(now);
  const pieces = await ofPieces(root, id, file.valid, today);
  const valid = [...acceptedOf(file.valid, today), ...pieces.valid];
  const invalid = [...refusedOf(file, today), ...pieces.invalid];
  const isPlain = ({ on, order }: Example) => on === undefined && order === undefined;
  return {
    valid: valid.filter(isPlain),
    invalid: invalid.filter(isPlain),
    situated: [...valid, ...invalid].filter((example) => !isPlain(example)),
  };
}
