import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { isLang } from '../shared/language.ts';
import type { Problem } from './problem.ts';
import { isUi } from './schema-nodes.ts';
import type { FlowFile, JsonSchema, UiFile, Words } from './schema-types.ts';

/** A parsed JSON file with its place. */
export interface SourceFile<T> {
  file: string;
  json: T;
}

/** Everything that analysts edit, read and parsed. */
export interface Source {
  forms: Map<string, SourceFile<JsonSchema>>;
  pieces: Map<string, SourceFile<JsonSchema>>;
  flows: Map<string, SourceFile<FlowFile>>;
  uis: Map<string, SourceFile<UiFile>>;
  words: Words;
  problems: Problem[];
  /** What each file held when it last was valid JSON; it stands in while a file is broken. */
  lastGood: Map<string, unknown>;
}

/** The folders below the project's that hold definitions. */
export const DEFINITION_FOLDERS = ['schemas', 'ui-schemas', 'locales'];

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function parseStrictly(file: string, text: string, problems: Problem[]): unknown {
  const errors: ParseError[] = [];
  const json: unknown = parse(text, errors, { disallowComments: true });
  const first = errors[0];
  if (!first) return json;
  const what = printParseErrorCode(first.error)
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  problems.push({
    file,
    sentence: `This is not valid JSON: ${what} in line ${lineOf(text, first.offset)}. Look for a missing comma, quote or bracket there.`,
  });
  return undefined;
}

async function jsonFilesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** A UI schema without the name of its meta-schema, which is for editors and no field. */
function withoutMetaSchema(json: unknown): UiFile {
  const file: UiFile = isUi(json) ? json : {};
  const { $schema, ...ui } = file;
  return ui;
}

/** Puts a file where its name says it belongs; examples are read by those who need them. */
function place(source: Source, file: string, json: unknown): void {
  // What the files hold is validated by the linter; here they are only sorted.
  const as = <T>() => ({ file, json: json as T });
  const [, piece] = /^schemas\/definitions\/(.+)\.schema\.json$/.exec(file) ?? [];
  const [, form] = /^schemas\/(.+)\.schema\.json$/.exec(file) ?? [];
  const [, flow] = /^schemas\/(.+)\.flow\.json$/.exec(file) ?? [];
  const [, ui] = /^ui-schemas\/(.+)\.ui\.json$/.exec(file) ?? [];
  const [, lang] = /^locales\/([^/]+)\/[^/]+\.json$/.exec(file) ?? [];
  if (piece) source.pieces.set(piece, as<JsonSchema>());
  else if (form) source.forms.set(form, as<JsonSchema>());
  else if (flow) source.flows.set(`${flow}.flow`, as<FlowFile>());
  else if (ui) source.uis.set(ui, { file, json: withoutMetaSchema(json) });
  else if (isLang(lang)) Object.assign(source.words[lang], json);
}

function emptySource(): Source {
  return {
    forms: new Map(),
    pieces: new Map(),
    flows: new Map(),
    uis: new Map(),
    words: { de: {}, tr: {} },
    problems: [],
    lastGood: new Map(),
  };
}

/** The files of a source as JSON text, to be kept; {@link sourceOfFiles} makes the source of it again. */
export function filesOf(source: Source): string {
  return JSON.stringify([...source.lastGood]);
}

/** A source from what {@link filesOf} gave. */
export function sourceOfFiles(text: string): Source {
  const source = emptySource();
  // The text was written by `filesOf`.
  const files: [string, unknown][] = JSON.parse(text);
  for (const [file, json] of files) {
    source.lastGood.set(file, json);
    place(source, file, json);
  }
  return source;
}

/** Reads all definitions below a folder. A broken file is reported, and counts as it was when last read. */
export async function readSource(root: string, previous?: Source): Promise<Source> {
  const source = emptySource();
  const files = (await Promise.all(DEFINITION_FOLDERS.map((folder) => jsonFilesIn(root, folder)))).flat();
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  files.forEach((file, i) => {
    if (file.endsWith('.examples.json')) return;
    const json = parseStrictly(file, texts[i] ?? '', source.problems) ?? previous?.lastGood.get(file);
    if (json === undefined) return;
    source.lastGood.set(file, json);
    place(source, file, json);
  });
  return source;
}
