import type { DraftTree, FieldOutlineView } from '../../shared/api/workbench-drafts.ts';
import { isRecord, uiAt, walk } from '../../shared/json-values.ts';
import { langs } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import { type DraftState, textInDraft } from './draft-state.ts';
import { isRequired } from './field-rules.ts';
import type { Worded } from './field-words.ts';
import { type JsonPath, parsed, valueAt } from './json-edit.ts';
import { sectionRulesOf } from './section-rules.ts';

/** A field with the files that say what it is. */
export interface FieldFiles {
  form: string;
  field: FieldOutlineView;
  /** Where its rules stand. */
  file: string;
  at: JsonPath;
  /** The section that holds it: the file where the list of what must be filled in stands. */
  section: { file: string; at: JsonPath };
  /** It is asked for with the choice "other" of another field alone. */
  isOther: boolean;
  ui: string;
  examples: string;
  /** The examples of its shared piece; undefined: there is no such file. */
  pieceExamples: string | undefined;
  /** All files that are read for it. */
  all: string[];
}

/** Where a field stands; undefined: the draft has none of this name. */
export function fieldOf(tree: DraftTree, form: string, pointer: string): FieldFiles | undefined {
  const field = tree.forms.find(({ id }) => id === form)?.fields.find((one) => one.pointer === pointer);
  const [first, last] = [field?.places[0], field?.places.at(-1)];
  if (!field || !first || !last) return undefined;
  const [ui, examples] = [`ui-schemas/${form}.ui.json`, `schemas/${form}.examples.json`];
  const ofPiece = `schemas/definitions/${field.piece}.examples.json`;
  const pieceExamples = tree.files.includes(ofPiece) ? ofPiece : undefined;
  const words = langs.flatMap((lang) =>
    [`${form.split('/')[0]}.x`, 'field.x', 'error.x'].map((key) => wordsFile(lang, key)),
  );
  const isOther = first.at.at(-1) === 'x-other';
  const files = [...field.places.map(({ file }) => file), ui, examples, ...words, pieceExamples];
  return {
    ...{ form, field, ui, examples, pieceExamples, file: last.file, at: last.at },
    section: { file: first.file, at: first.at.slice(0, isOther ? -3 : -2) },
    isOther,
    all: [...new Set(files.filter((file) => file !== undefined))],
  };
}

/** Where the layout of a field stands; a list keeps that of its rows in `items`. */
export function uiPathOf(text: string, path: readonly string[]): string[] | undefined {
  let node = parsed(text);
  const names: string[] = [];
  for (const name of path) {
    const way = isRecord(node) && !Object.hasOwn(node, name) ? ['items', name] : [name];
    names.push(...way);
    node = walk(node, way);
    if (node === undefined) return undefined;
  }
  return names;
}

/** The name of the piece of a file. */
const pieceOf = (file: string) => /^schemas\/definitions\/(.+)\.schema\.json$/.exec(file)?.[1];

/** What the words of a field depend on. */
export function wordedOf(
  state: DraftState,
  { form, field, file, at, section, isOther, ui }: FieldFiles,
): Worded {
  const schema = valueAt(textInDraft(state, file) ?? '', at);
  const shown = uiAt(parsed(textInDraft(state, ui) ?? ''), field.path);
  const isHidden = ['password', 'otp'].includes(String(walk(shown, ['ui:widget'])));
  const isKept = walk(shown, ['ui:options', 'keep']) !== false && walk(schema, ['x-keep']) !== false;
  const name = field.path.at(-1) ?? '';
  const around = valueAt(textInDraft(state, section.file) ?? '', section.at);
  const asked = isRequired(around, name);
  const pieces = field.places.slice(1).flatMap((place) => pieceOf(place.file) ?? []);
  const known = langs.flatMap((lang) =>
    [wordsFile(lang, `${form.split('/')[0]}.x`), wordsFile(lang, 'field.x')].flatMap((path) =>
      Object.keys(parsed(textInDraft(state, path) ?? '{}') ?? {}),
    ),
  );
  return {
    ...{ form, path: field.path, pieces, schema, known: [...new Set(known)] },
    sectionRules: sectionRulesOf(around, name),
    ...{ mayBeRequired: isOther || asked !== 'no', isSecret: isHidden || !isKept },
  };
}
