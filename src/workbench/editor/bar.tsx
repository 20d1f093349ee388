import type { StaffLang } from '../../shared/staff-words.ts';
import { type DraftState, judgedNow, unfinishedOf, unsavedOf, whyUnsaved } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';
import { editorWords } from './editor-words.ts';
import { showFaults } from './fault-list.tsx';

interface Props {
  lang: StaffLang;
  store: DraftStore;
  state: DraftState;
}

/** What can be done with the whole draft, and how it stands. It stays in sight. */
export function Bar({ lang, store, state }: Props) {
  const words = editorWords[lang];
  const { history, busy, tree } = state;
  const isDirty = unsavedOf(state).length > 0;
  const isClosed = tree?.isDraft !== true;
  return (
    <fieldset className="bar" aria-label={words.edit}>
      <button type="button" title="Ctrl+Z" disabled={history.past.length === 0} onClick={store.undo}>
        ↶ {words.undo}
      </button>
      <button type="button" title="Ctrl+Y" disabled={history.future.length === 0} onClick={store.redo}>
        ↷ {words.redo}
      </button>
      <button
        type="button"
        title="Ctrl+S"
        disabled={!isDirty || busy !== undefined || isClosed || whyUnsaved(state) === 'conflict'}
        onClick={() => void store.save()}
      >
        {words.save}
      </button>
      <button
        type="button"
        className="main"
        // A save that is under way must not swallow the press.
        disabled={busy === 'judging' || isClosed}
        aria-busy={busy === 'judging'}
        onClick={() => void store.judge()}
      >
        {words.judge}
      </button>
      <p role="status">
        <Standing {...{ lang, state }} />
      </p>
    </fieldset>
  );
}

function Standing({ lang, state }: Omit<Props, 'store'>) {
  const words = editorWords[lang];
  return (
    <>
      <SavedOrNot {...{ lang, state }} />
      {state.isJoined && <span className="joined"> {words.joined}</span>}
    </>
  );
}

function SavedOrNot({ lang, state }: Omit<Props, 'store'>) {
  const words = editorWords[lang];
  const judged = judgedNow(state);
  const why = whyUnsaved(state);
  if (state.busy === 'judging') return words.judging;
  if (state.busy === 'saving') return <span className="muted">{words.saving}</span>;
  if (why === 'soon') return <span className="muted">{words.unsaved.soon}</span>;
  if (why === 'unfinished') return <span className="bad">{words.unfinished(unfinishedOf(state))}</span>;
  if (why) return <span className="bad">{words.unsaved[why]}</span>;
  if (judged?.isSound) return `✓ ${words.sound}`;
  if (judged)
    return (
      <button type="button" className="link bad" onClick={showFaults}>
        ✗ {words.faults(judged.faults.length || judged.lines.length)}
      </button>
    );
  return (
    <span className="muted">{state.saves > 0 ? `${words.saved} ${words.notJudged}` : words.notJudged}</span>
  );
}
