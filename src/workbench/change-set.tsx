import { useState } from 'react';
import type { ChangeSetView, ChangesView, StaffView } from '../shared/api/workbench.ts';
import { mayDo, possibleActions, type ReleaseStep } from '../shared/staff.ts';
import { type StaffLang, staffWords } from '../shared/staff-words.ts';
import { openStatuses } from '../shared/states/release.ts';
import { Heading, Times } from './change-set-heading.tsx';
import { Changes } from './changes/changes.tsx';
import { Timeline } from './changes/timeline.tsx';
import { editorWords } from './editor/editor-words.ts';
import { LivePages } from './live-pages.tsx';
import { Proof } from './proof.tsx';
import { StepForm } from './step-form.tsx';
import { talkWords } from './talk/talk-words.ts';

interface Props {
  lang: StaffLang;
  staff: StaffView;
  set: ChangeSetView;
  /** The person is in its editor already. */
  isOpen?: boolean;
  /** Something may have become of it. */
  onAsked(): void;
}

/** What the person may ask of a change set now. */
function actionsOf({ staff, set }: Pick<Props, 'staff' | 'set'>): ReleaseStep[] {
  const isOwn = set.writers.includes(staff.id);
  return possibleActions[set.status].filter(
    (action) =>
      mayDo(staff.roles, action) &&
      !(action === 'approve' && isOwn) &&
      !(action === 'rollBack' && set.takesBack === null),
  );
}

/** One change set, what it changes, and what can be done with it. */
export function ChangeSet({ lang, staff, set, isOpen = false, onAsked }: Props) {
  const words = staffWords[lang];
  const [opened, setRead] = useState<ChangesView>();
  // What was read before the change set became another one says nothing of it.
  const read = opened?.digest === set.digest ? opened : undefined;
  const [chosen, setChosen] = useState<ReleaseStep>();
  const [isDone, setIsDone] = useState(false);
  const actions = actionsOf({ staff, set });
  const done = () => {
    setIsDone(true);
    setChosen(undefined);
    onAsked();
  };
  const isOwn = set.status === 'inReview' && set.writers.includes(staff.id);
  return (
    <article>
      <Heading lang={lang} set={set} />
      <Times lang={lang} set={set} />
      <Timeline lang={lang} steps={set.steps} />
      <Proof lang={lang} set={set} />
      {set.openThreads > 0 && <p className="note">{talkWords[lang].open(set.openThreads)}</p>}
      <Changes lang={lang} id={set.id} files={set.files} read={read} onRead={setRead} />
      {isOwn && mayDo(staff.roles, 'approve') && <p className="note">{words.ownWork}</p>}
      <div className="actions">
        {!isOpen && openStatuses.includes(set.status) && (
          <a className="button" href={`?lang=${lang}&draft=${set.id}`}>
            {set.status === 'draft' && mayDo(staff.roles, 'write')
              ? editorWords[lang].edit
              : talkWords[lang].look}
          </a>
        )}
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            aria-expanded={chosen === action}
            onClick={() => setChosen(chosen === action ? undefined : action)}
          >
            {words.actions[action]}
          </button>
        ))}
      </div>
      {chosen && (
        <StepForm
          key={chosen}
          {...{ lang, set }}
          action={chosen}
          digest={read?.digest}
          onDone={done}
          onRefused={onAsked}
        />
      )}
      <p role="status">
        {isDone && (
          <>
            <span>{words.done}</span> <span>{words.next[set.status]}</span>
          </>
        )}
      </p>
      {set.status === 'published' && <LivePages lang={lang} files={set.files} />}
    </article>
  );
}
