import { useEffect } from 'react';
import type { DraftTree } from '../../shared/api/workbench-drafts.ts';
import { walk } from '../../shared/json-values.ts';
import { langs } from '../../shared/language.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { wordsFile } from '../../shared/words-file.ts';
import { type DraftState, judgedNow, textInDraft } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';
import { editorWords } from './editor-words.ts';
import { parsed, valueAt } from './json-edit.ts';
import { WordRows } from './word-rows.tsx';
import { formWordsOf } from './words-of-form.ts';

interface Props {
  lang: StaffLang;
  tree: DraftTree;
  store: DraftStore;
  state: DraftState;
  form: string;
}

/** The words of a form that are no field's, with those of its variants. */
export function FormWords({ lang, tree, store, state, form }: Props) {
  const words = editorWords[lang];
  const paths = langs.map((said) => wordsFile(said, form.replace('/', '.')));
  const ui = `ui-schemas/${form}.ui.json`;
  // Another list with the same files asks for nothing.
  useEffect(() => store.need([...paths, ui]));
  const texts = paths.map((path) => textInDraft(state, path));
  if (texts.includes(undefined)) return null;
  const known = texts.flatMap((text = '') => Object.keys(parsed(text) ?? {}));
  const variants = valueAt(textInDraft(state, ui) ?? '', ['ui:variants']);
  const rows = formWordsOf(form, {
    fields: (tree.forms.find(({ id }) => id === form)?.fields ?? []).map(({ path }) => path[0] ?? ''),
    variants: Array.isArray(variants) ? variants.map((one) => String(walk(one, ['name']))) : [],
    known: [...new Set(known)],
  });
  return (
    <section className="card" aria-label={words.texts}>
      <h3>{words.texts}</h3>
      <WordRows
        {...{ lang, rows }}
        faults={judgedNow(state)?.faults ?? []}
        textOf={(path) => textInDraft(state, path) ?? ''}
        onText={(path, made, about) => store.edit(new Map([[path, made]]), about)}
      />
    </section>
  );
}
