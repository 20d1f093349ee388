import type { StaffLang } from '../../shared/staff-words.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';
import { editorWords } from './editor-words.ts';

interface Props {
  lang: StaffLang;
  store: DraftStore;
  state: DraftState;
}

/** Files that were published otherwise meanwhile. */
export function Late({ lang, store, state: { tree } }: Props) {
  const words = editorWords[lang];
  if (!tree || tree.late.length === 0) return null;
  return (
    <section className="card conflict" aria-label={words.late}>
      <p>{words.late}</p>
      <PutBack {...{ lang, store }} paths={tree.late} />
      {tree.late.length > 1 && (
        <button type="button" onClick={() => void store.putBack(tree.late)}>
          {words.putAllBack}
        </button>
      )}
    </section>
  );
}

/** Files that can become again what is published. */
export function PutBack({
  lang,
  store,
  paths,
}: {
  lang: StaffLang;
  store: DraftStore;
  paths: readonly string[];
}) {
  return (
    <ul className="put-back">
      {paths.map((path) => (
        <li key={path}>
          {path}{' '}
          <button
            type="button"
            className="small"
            aria-label={`${editorWords[lang].putBack}: ${path}`}
            onClick={() => void store.putBack([path])}
          >
            {editorWords[lang].putBack}
          </button>
        </li>
      ))}
    </ul>
  );
}
