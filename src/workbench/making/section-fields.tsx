import { useEffect } from 'react';
import type { DraftTree } from '../../shared/api/workbench-drafts.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import type { Section } from '../conditions/section-fields.ts';
import { type DraftState, textInDraft } from '../editor/draft-state.ts';
import type { DraftStore } from '../editor/draft-store.ts';
import { uiPathOf } from '../editor/field-of.ts';
import type { JsonPath } from '../editor/json-edit.ts';
import { AddField } from './add-field.tsx';
import { FieldOrder } from './field-order.tsx';

interface Props {
  lang: StaffLang;
  tree: DraftTree;
  store: DraftStore;
  state: DraftState;
  section: Section;
  /** Where the section's rules stand. */
  file: string;
  at: JsonPath;
}

/** The fields of a section: in which order they stand, and one more. */
export function SectionFields({ lang, tree, store, state, section, file, at }: Props) {
  const { form, path } = section;
  const ui = `ui-schemas/${form}.ui.json`;
  // Another list with the same files asks for nothing.
  useEffect(() => store.need([ui]));
  const text = textInDraft(state, ui);
  const uiAt = text === undefined ? undefined : uiPathOf(text, path);
  if (text === undefined || !uiAt) return null;
  const fields = tree.forms.find(({ id }) => id === form)?.fields ?? [];
  const own = fields.filter(
    (field) => field.path.length === path.length + 1 && path.every((name, i) => field.path[i] === name),
  );
  const nameOf = (names: readonly string[]) => names.at(-1) ?? '';
  const labels = new Map(own.map((field) => [nameOf(field.path), field.label.de ?? nameOf(field.path)]));
  return (
    <>
      <FieldOrder
        {...{ lang, text, labels }}
        at={uiAt}
        onText={(made) => store.edit(new Map([[ui, made]]))}
      />
      <AddField {...{ lang, tree, store }} home={{ form, path, file, at, uiAt }} taken={[...labels.keys()]} />
    </>
  );
}
