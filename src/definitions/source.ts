import type { FormLang } from '../shared/further-language.ts';
import { isLang } from '../shared/language.ts';
import type { FileTexts } from './file-texts.ts';
import { fileFaults, LANGUAGES_FILE } from './lint/languages.ts';
import { strayFiles } from './lint/strays.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';
import type { Problem } from './problem.ts';
import { isSame, type ReadFile, readFiles } from './read-files.ts';
import { isUi } from './schema-nodes.ts';
import type {
  FlowFile,
  JsonSchema,
  LanguagesFile,
  ListFile,
  PagesFile,
  UiFile,
  Words,
} from './schema-types.ts';

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
  /** The pages that show a form; absent where there is no such file. */
  pages?: SourceFile<PagesFile>;
  words: Words;
  /** Lists of analysts' own, by the name of the file: what is suggested for each key. */
  lists: Map<string, ReadonlyMap<string, readonly string[]>>;
  /** The languages that only some forms may be had in; absent where there is no such file. */
  languages?: SourceFile<LanguagesFile>;
  /** Their words. */
  further: Map<FormLang, Record<string, string>>;
  problems: Problem[];
  /** Files that cannot be used as they are; what follows from that is not said again. */
  broken: Set<string>;
  /** What each file held when it last could be used; it stands in while a file is broken. */
  lastGood: Map<string, unknown>;
  /** This very program has found nothing wrong with these very files. */
  isProved?: true;
}

/** The file that lists the pages which show a form. */
export const PAGES_FILE = 'ui-schemas/pages.json';

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
  const [, list] = /^schemas\/sources\/(.+)\.json$/.exec(file) ?? [];
  if (list) source.lists.set(list, new Map(Object.entries(as<ListFile>().json.entries)));
  else if (piece) source.pieces.set(piece, as<JsonSchema>());
  else if (form) source.forms.set(form, as<JsonSchema>());
  else if (flow) source.flows.set(`${flow}.flow`, as<FlowFile>());
  else if (file === PAGES_FILE) source.pages = as<PagesFile>();
  else if (ui) source.uis.set(ui, { file, json: withoutMetaSchema(json) });
  else if (file === LANGUAGES_FILE) source.languages = as<LanguagesFile>();
  else if (isLang(lang)) Object.assign(source.words[lang], json);
  else if (lang) source.further.set(lang, Object.assign(source.further.get(lang) ?? {}, json));
}

function emptySource(): Source {
  return {
    forms: new Map(),
    pieces: new Map(),
    flows: new Map(),
    uis: new Map(),
    words: { de: {}, tr: {} },
    further: new Map(),
    lists: new Map(),
    problems: [],
    broken: new Set(),
    lastGood: new Map(),
  };
}

/** The files of a source as JSON text, to be kept; {@link sourceOfFiles} makes the source of it again. */
export function filesOf(source: Source): string {
  return JSON.stringify([...source.lastGood]);
}

/** A source of files that were sound when they were looked at. */
function sourceOfSound(files: readonly (readonly [file: string, json: unknown])[]): Source {
  const source = emptySource();
  for (const [file, json] of files) {
    source.lastGood.set(file, json);
    place(source, file, json);
  }
  return source;
}

/** A source from what {@link filesOf} gave. */
export function sourceOfFiles(text: string): Source {
  // The text was written by `filesOf`.
  const files: [string, unknown][] = JSON.parse(text);
  return sourceOfSound(files);
}

/** The source of files of which it is known that nothing is wrong with them: they are not looked at once more. */
export function sourceOfProved(files: readonly ReadFile[]): Source {
  const read = files.flatMap((one) => ('bytes' in one && !isExamples(one.file) ? [one] : []));
  const parsed = read.map(({ file, bytes }) => [file, JSON.parse(Buffer.from(bytes).toString())] as const);
  return { ...sourceOfSound(parsed), isProved: true };
}

/** Examples are read by those who need them. */
const isExamples = (file: string) => file.endsWith('.examples.json');

/** The folders of words that something reads. While the list of languages cannot be used, any may be one of them. */
function knownFolders({ languages, further, broken }: Source): string[] {
  if (languages === undefined && broken.has(LANGUAGES_FILE)) return [...further.keys()];
  return languages?.json.languages.map(({ code }) => code) ?? [];
}

/** What a file holds, or undefined and the problems that keep it from being used. */
function usable(source: Source, file: string, parsed: ParsedFile, files: readonly string[]): unknown {
  const problems =
    'sentence' in parsed ? [{ file, sentence: parsed.sentence }] : fileFaults(file, parsed.json, files);
  if (problems.length === 0 && 'json' in parsed) return parsed.json;
  source.problems.push(...problems);
  source.broken.add(file);
  return undefined;
}

/** A file with what was read of it. */
interface FoundFile {
  file: string;
  parsed: ParsedFile;
}

/** Files as they were parsed before, by their path. */
export type ParsedBefore = Map<string, { bytes: Uint8Array; parsed: ParsedFile }>;

function parsedFile(found: ReadFile, before: ParsedBefore): FoundFile {
  const { file } = found;
  if ('sentence' in found) return { file, parsed: { sentence: found.sentence } };
  const known = before.get(file);
  const parsed = known && isSame(known.bytes, found.bytes) ? known.parsed : parseFile(found.bytes);
  before.set(file, { bytes: found.bytes, parsed });
  return { file, parsed };
}

/**
 * The source of files as they were read. A broken file is reported, and counts as it was when last read.
 * @param before is filled, and used for each file whose bytes are still the same
 */
export function sourceOf(
  files: readonly ReadFile[],
  previous?: Source,
  before: ParsedBefore = new Map(),
): Source {
  const source = emptySource();
  const names = files.map(({ file }) => file);
  for (const { file, parsed } of files.map((one) => parsedFile(one, before))) {
    if (isExamples(file)) continue;
    const json = usable(source, file, parsed, names) ?? previous?.lastGood.get(file);
    if (json === undefined) continue;
    source.lastGood.set(file, json);
    place(source, file, json);
  }
  source.problems.unshift(...strayFiles(names, knownFolders(source)));
  return source;
}

/** Reads all definitions below a folder. */
export async function readSource(root: string): Promise<Source> {
  return sourceOf(await readFiles(root));
}

/** The same of files that stand in no folder. */
export function sourceOfTexts(files: FileTexts, before?: ParsedBefore): Source {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return sourceOf(
    sorted.map(([file, text]) => ({ file, bytes: Buffer.from(text) })),
    undefined,
    before,
  );
}
