import { isRecord, uiAt, walk } from '../../shared/json-values.ts';
import { langs } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import type { FileTexts } from '../file-texts.ts';
import { type FieldOutline, jsonIn, outlineOf } from '../outline.ts';
import { rulesOf, type Said } from './field-rules.ts';
import type { FieldName } from './readers.ts';

/** One thing that a field is made of. */
export interface FieldPart {
  kind: Said['kind'];
  /** A keyword, with the name of its rule behind it; `de label`; or that an example is accepted or refused. */
  name: string;
  text: string;
}

/** The files that can say something of a field, whatever it is made of; all shared pieces besides. */
export function filesOfField({ form }: FieldName): string[] {
  const areas = [`${form.split('/')[0]}.x`, 'field.x'];
  return [
    ...[`schemas/${form}.schema.json`, `ui-schemas/${form}.ui.json`, `schemas/${form}.examples.json`],
    ...langs.flatMap((lang) => areas.map((key) => wordsFile(lang, key))),
  ];
}

/** Where shared pieces and their examples stand. */
export const PIECES = 'schemas/definitions/';

/** All that makes a field what it is, as its files have it; empty: there is no such field. */
export function fieldState(files: FileTexts, name: FieldName): FieldPart[] {
  const form = outlineOf(files).find(({ id }) => id === name.form);
  const field = form?.fields.find(({ pointer }) => pointer === name.pointer);
  if (!field) return [];
  const inside = form?.fields.filter(({ path }) => isBelow(path, field.path)) ?? [];
  const parts = [
    ...rulesOf(files, field),
    ...layoutOf(files, name.form, field),
    ...wordsOf(files, name.form, { field, inside }),
    ...(field.isSection ? [] : examplesOf(files, name.form, field)),
  ];
  return parts.map(({ value, ...part }) => ({ ...part, text: textOf(value) }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

const isBelow = (path: readonly string[], section: readonly string[]) =>
  path.length > section.length && section.every((part, i) => path[i] === part);

function layoutOf(files: FileTexts, form: string, { path }: FieldOutline): Said[] {
  const node = uiAt(jsonIn(files, `ui-schemas/${form}.ui.json`), path);
  return Object.entries(isRecord(node) ? node : {})
    .filter(([name]) => name.startsWith('ui:'))
    .map(([name, value]) => ({ kind: 'layout', name, value }));
}

function wordsOf(
  files: FileTexts,
  form: string,
  { field, inside }: { field: FieldOutline; inside: readonly FieldOutline[] },
): Said[] {
  const key = (path: readonly string[]) => `${form.replaceAll('/', '.')}.${path.join('.')}.`;
  const pieces = field.places.slice(1).map(({ file }) => file.slice(PIECES.length, -'.schema.json'.length));
  const prefixes = [key(field.path), ...pieces.map((piece) => `field.${piece}.`)];
  return langs.flatMap((lang) =>
    prefixes.flatMap((prefix) =>
      Object.entries(recordIn(files, wordsFile(lang, prefix)))
        .filter(([word]) => word.startsWith(prefix))
        .filter(([word]) => !inside.some(({ path }) => word.startsWith(key(path))))
        .map(([word, value]) => ({ kind: 'word', name: `${lang} ${word.slice(prefix.length)}`, value })),
    ),
  );
}

function recordIn(files: FileTexts, path: string): Record<string, unknown> {
  const json = jsonIn(files, path);
  return isRecord(json) ? json : {};
}

/** What is accepted and refused for its sake: in the form's examples, and in those of its piece. */
function examplesOf(files: FileTexts, form: string, { pointer, piece }: FieldOutline): Said[] {
  const of = (file: string, isAbout: (entry: Record<string, unknown>) => boolean) =>
    (['valid', 'invalid'] as const).flatMap((kind) => {
      const list = walk(jsonIn(files, file), [kind]);
      const own = Array.isArray(list) ? list.filter(isRecord).filter(isAbout) : [];
      return own.map((entry) => ({ kind: 'example' as const, name: kind, value: entry }));
    });
  const isOwn = ({ path, set, remove }: Record<string, unknown>) =>
    path === undefined
      ? (isRecord(set) && Object.hasOwn(set, pointer)) || (Array.isArray(remove) && remove.includes(pointer))
      : path === pointer;
  return [
    ...of(`schemas/${form}.examples.json`, isOwn),
    ...(piece === null ? [] : of(`${PIECES}${piece}.examples.json`, () => true)),
  ];
}
