import type { Contracts } from '../../shared/contracts/contract.ts';
import { isRecord, walk } from '../../shared/json-values.ts';
import type { FileTexts } from '../file-texts.ts';
import { jsonIn, outlineOf } from '../outline.ts';
import { PAGES_FILE } from '../source.ts';
import { type Ask, asksOf } from './asking.ts';
import { alsoWritten, type FieldName, type Reading, readingsOf } from './readers.ts';

/** All that uses a field. */
export interface FieldUses {
  readings: Reading[];
  /** Fields of other forms that write the same column. */
  alsoWritten: (FieldName & { column: string })[];
  /** The column that keeps what no code reads; null: the answer is not kept there. */
  keptIn: string | null;
  /** The page that shows the form, where no code knows it. */
  pages: string[];
  /** The steps of flows that ask for the form. */
  steps: { flow: string; step: string }[];
  asks: Ask[];
  /** Fields that are made of the same shared piece. */
  samePiece: FieldName[];
}

/** The column that keeps what is sent from a page that no code knows. */
const OF_PAGES = 'submission.answers';

/**
 * What uses a field of a draft, whether its files are sound or not: the code that reads it, the rules that ask for it, and
 * the pages and steps that show it. Undefined: there is no such field.
 */
export function usesOf(files: FileTexts, name: FieldName, contracts: Contracts): FieldUses | undefined {
  const forms = outlineOf(files);
  const field = forms
    .find(({ id }) => id === name.form)
    ?.fields.find(({ pointer }) => pointer === name.pointer);
  if (!field) return undefined;
  const read = new Map<string, unknown>();
  const jsonOf = (file: string) => {
    if (!read.has(file)) read.set(file, jsonIn(files, file));
    return read.get(file);
  };
  const pages = pagesOf(jsonOf(PAGES_FILE), name.form);
  const readings = readingsOf(name, contracts);
  const place = field.places.at(-1);
  const isKept = walk(jsonOf(place?.file ?? ''), [...(place?.at ?? []), 'x-keep']) !== false;
  const column = pages.length > 0 ? OF_PAGES : contracts.storedForms.get(name.form);
  return {
    ...{ readings, pages, steps: stepsOf(files, jsonOf, name.form) },
    alsoWritten: alsoWritten(name, contracts).map(({ form, other, column: shared }) => ({
      ...{ form, pointer: other.pointer, column: shared.slice('column '.length) },
    })),
    keptIn: isKept && readings.length === 0 && !field.isSection ? (column ?? null) : null,
    asks: asksOf(jsonOf, { form: name.form, path: field.path }),
    samePiece: forms.flatMap(({ id, fields }) =>
      fields
        .filter(
          ({ piece, pointer }) =>
            piece !== null && piece === field.piece && !(id === name.form && pointer === name.pointer),
        )
        .map(({ pointer }) => ({ form: id, pointer })),
    ),
  };
}

function listAt(json: unknown, name: string): unknown[] {
  const list = walk(json, [name]);
  return Array.isArray(list) ? list : [];
}

function pagesOf(json: unknown, form: string): string[] {
  return listAt(json, 'pages').flatMap((page) =>
    isRecord(page) && page.form === form && typeof page.path === 'string' ? [page.path] : [],
  );
}

function stepsOf(files: FileTexts, jsonOf: (file: string) => unknown, form: string): FieldUses['steps'] {
  return [...files.keys()].flatMap((file) => {
    const [, flow] = /^schemas\/(.+)\.flow\.json$/.exec(file) ?? [];
    if (flow === undefined) return [];
    return listAt(jsonOf(file), 'steps').flatMap((step) => {
      const isThere = listAt(step, 'forms').some((one) => walk(one, ['form']) === form);
      return isThere ? [{ flow, step: String(walk(step, ['id'])) }] : [];
    });
  });
}
