import { useEffect, useState } from 'react';
import type { ChangeSetView, StaffView } from '../../shared/api/workbench.ts';
import { mayDo } from '../../shared/staff.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { askServer } from '../ask-server.ts';
import { ChangeSet } from '../change-set.tsx';
import { Failed } from '../failed.tsx';
import { type DraftState, unsavedOf } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';
import { editorWords } from './editor-words.ts';
import { PutBack } from './late.tsx';

interface Props {
  lang: StaffLang;
  staff: StaffView;
  id: number;
  store: DraftStore;
  state: DraftState;
}

/** What the draft changes as it is saved, and what can be done with it. */
export function Steps({ lang, staff, id, state, store }: Props) {
  const words = editorWords[lang];
  const [set, setSet] = useState<ChangeSetView>();
  const [asks, setAsks] = useState(0);
  const [isLost, setIsLost] = useState(false);
  // Saved or stepped on: it is another one.
  const seen = `${state.saves} ${asks}`;
  useEffect(() => {
    const find = (sets: ChangeSetView[]) => {
      setSet(sets.find((one) => one.id === id));
      setIsLost(false);
    };
    if (seen) askServer<ChangeSetView[]>('releases').then(find, () => setIsLost(true));
  }, [id, seen]);
  const onAsked = () => {
    setAsks((count) => count + 1);
    store.begin();
  };
  const isDraft = state.tree?.isDraft === true;
  return (
    <section className="steps" aria-label={words.whatChanges}>
      <h2>{words.whatChanges}</h2>
      {unsavedOf(state).length > 0 && <p className="note">{words.saveFirst}</p>}
      {isDraft && mayDo(staff.roles, 'write') && (
        <PutBack {...{ lang, store }} paths={state.tree?.changed ?? []} />
      )}
      {isLost && <Failed lang={lang} onAgain={() => setAsks((count) => count + 1)} />}
      {set && !isLost && unsavedOf(state).length === 0 && (
        <ChangeSet {...{ lang, staff, set, onAsked }} isOpen />
      )}
    </section>
  );
}
