import { useEffect } from 'react';
import type { JudgedExamplesView } from '../../shared/api/workbench-preview.ts';
import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { Failed } from '../failed.tsx';
import type { Chosen } from './chosen.ts';
import { type DraftState, textInDraft } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';
import { editorWords } from './editor-words.ts';
import { FieldEditor } from './field-editor.tsx';
import { fieldOf } from './field-of.ts';
import { FileEditor } from './file-editor.tsx';
import { formFilesOf } from './tree.tsx';

interface Props {
  lang: StaffLang;
  store: DraftStore;
  state: DraftState;
  chosen: Chosen;
  /** What the preview found of examples. */
  tried: readonly JudgedExamplesView[];
}

/** What was chosen, once its files are read. */
export function Work({ lang, store, state, chosen, tried }: Props) {
  const { tree } = state;
  const words = editorWords[lang];
  const files = tree && chosen.form && chosen.field ? fieldOf(tree, chosen.form, chosen.field) : undefined;
  const whole = chosen.file ? [chosen.file] : chosen.form ? formFilesOf(chosen.form) : [];
  const paths = files?.all ?? whole;
  // Another list with the same files asks for nothing.
  useEffect(() => store.need(paths));
  if (!tree || paths.length === 0) return <p>{words.choose}</p>;
  if (!files)
    return (
      <FileEditor
        {...{ lang, store, state }}
        form={chosen.form}
        title={chosen.form ?? chosen.file ?? ''}
        paths={paths}
      />
    );
  const missing = paths.filter((path) => textInDraft(state, path) === undefined);
  const unread = missing.filter((path) => state.unread.includes(path));
  if (unread.length > 0) return <Failed lang={lang} what={unread.join(', ')} onAgain={store.readAgain} />;
  if (missing.length > 0) return <p role="status">{staffWords[lang].working}</p>;
  return (
    <FieldEditor key={`${chosen.form} ${chosen.field}`} {...{ lang, tree, store, state, files, tried }} />
  );
}
