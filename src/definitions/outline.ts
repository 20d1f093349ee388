import { posix } from 'node:path';
import { isRecord, walk } from '../shared/json-values.ts';
import { type Lang, langs } from '../shared/language.ts';
import { pointerOf } from '../shared/rules/json-pointer.ts';
import type { FileTexts } from './file-texts.ts';

/** Where a field's rules stand: a file, and the names that lead to them in it. */
export interface FieldPlace {
  file: string;
  at: string[];
}

/** A field of a form as its files have it, whether they are sound or not. */
export interface FieldOutline {
  path: string[];
  pointer: string;
  /** The shared piece that it is made of; null: none. */
  piece: string | null;
  /** Its own place in the form, then the shared pieces that lead on from there. */
  places: FieldPlace[];
  /** It holds fields itself. */
  isSection: boolean;
  label: Record<Lang, string | null>;
}

export interface FormOutline {
  id: string;
  /** What customers read above it; null: nothing. */
  title: Record<Lang, string | null>;
  /** What the page is called that has the name of the form. */
  pageTitle: Record<Lang, string | null>;
  fields: FieldOutline[];
}

/** More than any form needs; a draft may hold what is none. */
const [MOST_DEPTH, MOST_PIECES, MOST_FIELDS] = [6, 8, 20_000];

/** What a file holds; undefined: no JSON. */
export function jsonIn(files: FileTexts, path: string): unknown {
  try {
    return JSON.parse(files.get(path) ?? '');
  } catch {
    return undefined;
  }
}

function wordsIn(files: FileTexts, lang: Lang): ReadonlyMap<string, unknown> {
  const own = [...files.keys()].filter((path) => path.startsWith(`locales/${lang}/`));
  const words = own.map((path) => jsonIn(files, path)).filter(isRecord);
  return new Map(words.flatMap((file) => Object.entries(file)));
}

interface Reading {
  /** Each file is parsed once, however many fields are made of it. */
  jsonOf: (path: string) => unknown;
  words: Record<Lang, ReadonlyMap<string, unknown>>;
  /** How many fields there is still room for. */
  room: number;
}

const PIECE = /^schemas\/definitions\/(.+)\.schema\.json$/;

/** The places from a node on along its references, and what stands at the last of them. */
function resolved(
  reading: Reading,
  first: FieldPlace,
  node: unknown,
): { places: FieldPlace[]; node: unknown } {
  const places = [first];
  let last = node;
  while (isRecord(last) && typeof last.$ref === 'string' && places.length <= MOST_PIECES) {
    const from = posix.dirname(places.at(-1)?.file ?? '');
    const file = posix.normalize(posix.join(from, last.$ref));
    if (!PIECE.test(file) || places.some((place) => place.file === file)) break;
    places.push({ file, at: [] });
    last = reading.jsonOf(file);
  }
  return { places, node: last };
}

function labelOf(reading: Reading, form: string, path: string[], piece: string | null) {
  return saidUnder(reading, [`${form.replaceAll('/', '.')}.${path.join('.')}.label`, `field.${piece}.label`]);
}

/** The word of the first key that has one, by language. */
function saidUnder({ words }: Reading, keys: readonly string[]): Record<Lang, string | null> {
  const said = (lang: Lang) =>
    keys.map((key) => words[lang].get(key)).find((word) => typeof word === 'string');
  return { de: said('de') ?? null, tr: said('tr') ?? null };
}

/** Where the fields of a node stand: its own, or those of its rows. */
function partsOf(node: unknown): { names: string[]; fields: Record<string, unknown> } | undefined {
  const inside = [['properties'], ['items', 'properties']].map((names) => ({
    names,
    fields: walk(node, names),
  }));
  return inside.find((part): part is { names: string[]; fields: Record<string, unknown> } =>
    isRecord(part.fields),
  );
}

/** The text field that a choice with "other" brings along. */
function otherText(
  reading: Reading,
  form: string,
  {
    path,
    name,
    node,
    first,
  }: { path: string[]; name: string; node: Record<string, unknown>; first: FieldPlace },
): FieldOutline[] {
  const own = node['x-other'];
  if (!isRecord(own)) return [];
  const here = [...path, `${name}Other`];
  const { places } = resolved(reading, { file: first.file, at: [...first.at, 'x-other'] }, own);
  const piece = PIECE.exec(places.at(-1)?.file ?? '')?.[1] ?? null;
  const label = labelOf(reading, form, here, piece);
  return [{ path: here, pointer: pointerOf(here), piece, places, isSection: false, label }];
}

function fieldsBelow(
  reading: Reading,
  { form, place, path, node }: { form: string; place: FieldPlace; path: string[]; node: unknown },
): FieldOutline[] {
  const part = path.length < MOST_DEPTH ? partsOf(node) : undefined;
  return Object.entries(part?.fields ?? {}).flatMap(([name, own]) => {
    if (!isRecord(own) || reading.room-- <= 0) return [];
    const here = [...path, name];
    const first = { file: place.file, at: [...place.at, ...(part?.names ?? []), name] };
    const { places, node: whole } = resolved(reading, first, own);
    const piece = PIECE.exec(places.at(-1)?.file ?? '')?.[1] ?? null;
    const below = { form, place: places.at(-1) ?? first, path: here, node: whole };
    const inside = fieldsBelow(reading, below);
    const label = labelOf(reading, form, here, piece);
    const isSection = inside.length > 0;
    const outline = { path: here, pointer: pointerOf(here), piece, places, isSection, label };
    return [outline, ...inside, ...otherText(reading, form, { path, name, node: own, first })];
  });
}

/** `auth/corporate-register` → `auth.page.head.corporateRegister.title` */
function pageKeyOf(form: string): string {
  const [area, name = ''] = form.split('/');
  return `${area}.page.head.${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}.title`;
}

/** The ids of the forms, in their order. */
export function formsIn(files: FileTexts): string[] {
  return [...files.keys()]
    .flatMap((path) => /^schemas\/(?!definitions\/)(.+)\.schema\.json$/.exec(path)?.[1] ?? [])
    .sort();
}

/** What customers read above each form; its id where nothing is said. */
export function titlesIn(files: FileTexts, lang: Lang): (form: string) => string {
  const words = wordsIn(files, lang);
  return (form) => {
    const title = words.get(`${form.replaceAll('/', '.')}.title`);
    return typeof title === 'string' ? title : form;
  };
}

/**
 * The forms with their fields, in the order of their names. Files that are not sound are read as far as they can be; the
 * time is bounded by their size.
 */
export function outlineOf(files: FileTexts): FormOutline[] {
  const read = new Map<string, unknown>();
  const jsonOf = (path: string) => {
    if (!read.has(path)) read.set(path, jsonIn(files, path));
    return read.get(path);
  };
  const [de, tr] = langs.map((lang) => wordsIn(files, lang));
  const words = { de: de ?? new Map(), tr: tr ?? new Map() };
  const reading = { jsonOf, words, room: MOST_FIELDS };
  return formsIn(files).map((form) => {
    const place = { file: `schemas/${form}.schema.json`, at: [] };
    const prefix = form.replaceAll('/', '.');
    const title = saidUnder(reading, [`${prefix}.title`]);
    const pageTitle = saidUnder(reading, [`${prefix}.page.title`, pageKeyOf(form)]);
    const fields = fieldsBelow(reading, { form, place, path: [], node: jsonOf(place.file) });
    return { id: form, title, pageTitle, fields };
  });
}
