import type { DraftTree, FieldOutlineView } from '../../shared/api/workbench-drafts.ts';
import { wordsFile } from '../../shared/words-file.ts';
import { type DraftState, textInDraft } from '../editor/draft-state.ts';
import { valueAt } from '../editor/json-edit.ts';
import type { AskedField } from './choices.ts';

/** A section of a form, or the form itself, as its conditions see it. */
export interface Section {
  form: string;
  /** Empty: the form itself. */
  path: readonly string[];
}

/** The fields that conditions of a section may ask about: all that it holds. */
export function fieldsBelow(tree: DraftTree, { form, path }: Section): FieldOutlineView[] {
  const fields = tree.forms.find(({ id }) => id === form)?.fields ?? [];
  return fields.filter(
    (field) =>
      !field.isSection && field.path.length > path.length && path.every((name, i) => field.path[i] === name),
  );
}

/** The files that say what these fields accept, and what their choices are called. */
export function filesOf({ form }: Section, fields: readonly FieldOutlineView[]): string[] {
  const words = [`${form.split('/')[0]}.x`, 'field.x'].map((key) => wordsFile('de', key));
  return [...new Set([...fields.flatMap(({ places }) => places.at(-1)?.file ?? []), ...words])];
}

function wordOf(state: DraftState, keys: readonly string[]): string | undefined {
  const words = keys.map((key) => valueAt(textInDraft(state, wordsFile('de', key)) ?? '{}', [key]));
  return words.find((word): word is string => typeof word === 'string');
}

/** What is known of fields: their rules, and what their choices are called. */
export function askedFields(
  state: DraftState,
  { form, path }: Section,
  fields: readonly FieldOutlineView[],
): AskedField[] {
  return fields.map((field) => {
    const place = field.places.at(-1);
    const prefixes = [`${form.replaceAll('/', '.')}.${field.path.join('.')}`, `field.${field.piece}`];
    return {
      field,
      path: field.path.slice(path.length),
      schema: place && valueAt(textInDraft(state, place.file) ?? '', place.at),
      optionLabel: (value) => {
        const keys = prefixes.map((prefix) => `${prefix}.option.${value}`);
        return wordOf(state, keys) ?? String(value);
      },
    };
  });
}
