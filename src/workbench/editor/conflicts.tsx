import type { StaffLang } from '../../shared/staff-words.ts';
import { changedPart } from './changed-part.ts';
import { type DraftState, type DraftStore, textInDraft } from './draft-store.ts';
import { editorWords } from './editor-words.ts';

interface Props {
  lang: StaffLang;
  store: DraftStore;
  state: DraftState;
}

/** Files that another person has written meanwhile: both are shown, and the person decides. */
export function Conflicts({ lang, store, state }: Props) {
  const words = editorWords[lang];
  return state.conflicts.map((theirs) => {
    const parts = changedPart(theirs.text ?? '', textInDraft(state, theirs.path) ?? '');
    return (
      <section key={theirs.path} className="card conflict" aria-label={theirs.path}>
        <h2>{theirs.path}</h2>
        <p role="alert">{words.conflict}</p>
        <div className="sides">
          <section>
            <h4>{words.theirs}</h4>
            <pre>{parts.before}</pre>
          </section>
          <section>
            <h4>{words.mine}</h4>
            <pre>{parts.after}</pre>
          </section>
        </div>
        <div className="actions">
          <button type="button" onClick={() => store.settle(theirs, 'theirs')}>
            {words.takeTheirs}
          </button>
          <button type="button" onClick={() => store.settle(theirs, 'mine')}>
            {words.keepMine}
          </button>
        </div>
      </section>
    );
  });
}
