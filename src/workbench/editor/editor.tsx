import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { StaffView } from '../../shared/api/workbench.ts';
import type { DefinitionFault } from '../../shared/api/workbench-drafts.ts';
import type { JudgedExamplesView, PreviewRuleView } from '../../shared/api/workbench-preview.ts';
import type { ThreadView } from '../../shared/api/workbench-talk.ts';
import { mayDo } from '../../shared/staff.ts';
import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { Failed } from '../failed.tsx';
import { FlowMap } from '../flow/flow-map.tsx';
import { type ChosenOrder, flowOf } from '../flow/order-choice.ts';
import { Locked } from '../json/locked.ts';
import { AddForm } from '../making/add-form.tsx';
import { Offers } from '../making/offers.tsx';
import { EffectOnLive } from '../preview/effect-on-live.tsx';
import { Preview } from '../preview/preview.tsx';
import { useAsBefore } from '../preview/use-as-before.ts';
import { checkedSentence } from '../sentences/checked-sentence.ts';
import { Talk } from '../talk/talk.tsx';
import { talkWords } from '../talk/talk-words.ts';
import { useAsked } from '../use-asked.ts';
import { Bar } from './bar.tsx';
import { useChosen } from './chosen.ts';
import { Conflicts } from './conflicts.tsx';
import { judgedNow, textInDraft, unsavedOf } from './draft-state.ts';
import { DraftStore } from './draft-store.ts';
import './editor.css';
import './examples.css';
import './field.css';
import './tree.css';
import { editorWords } from './editor-words.ts';
import { FaultList } from './fault-list.tsx';
import { Holding, useKeeping } from './keeping.ts';
import { Late } from './late.tsx';
import { ReadRules } from './read-rules.ts';
import { Steps } from './steps.tsx';
import { Tree } from './tree.tsx';
import { useKeys } from './use-keys.ts';
import { Work } from './work.tsx';

interface Props {
  lang: StaffLang;
  staff: StaffView;
  id: number;
}

const noFaults: DefinitionFault[] = [];
const noThreads: ThreadView[] = [];
const untried: readonly JudgedExamplesView[] = [];
const unread: readonly PreviewRuleView[] = [];

/** A draft of a change set, in which a person changes rules, words and examples. */
export function Editor({ lang, staff, id }: Props) {
  const words = editorWords[lang];
  const [store] = useState(() => new DraftStore(id));
  const state = useSyncExternalStore(store.subscribe, store.state);
  const chosen = useChosen();
  useEffect(() => store.begin(), [store]);
  useKeys(store);
  const [said, setSaid] = useState(0);
  const [order, setOrder] = useState<ChosenOrder>({});
  const [tried, setTried] = useState(untried);
  const [read, setRead] = useState(unread);
  const flow = flowOf(chosen.file);
  const talk = useAsked<ThreadView[]>(`drafts/${id}/comments`, said);
  const { tree, hasFailed, isAbsent, told } = state;
  const mayWrite = tree?.isDraft === true && mayDo(staff.roles, 'write');
  useKeeping(store, mayWrite);
  const judged = judgedNow(state);
  const changed = useAsBefore([...(tree?.changed ?? []), ...unsavedOf(state)]);
  const adding = useMemo(
    () => mayWrite && tree && <AddForm {...{ lang, tree, store }} />,
    [mayWrite, lang, tree, store],
  );
  return (
    <div className="editor">
      {isAbsent && <Absent {...{ lang, id }} />}
      {hasFailed && !tree && <Failed lang={lang} onAgain={store.begin} />}
      {hasFailed && tree && <p role="alert">{staffWords[lang].failed}</p>}
      {!tree && !hasFailed && !isAbsent && <p role="status">{staffWords[lang].working}</p>}
      {tree && (
        <>
          <p className="reason">
            <a href={`?lang=${lang}`}>← {words.back}</a> {staffWords[lang].changeSet} {id}: {tree.reason}
          </p>
          {mayWrite ? (
            <Bar {...{ lang, store, state }} />
          ) : (
            <p className="note">{tree.isDraft ? words.readOnlyRole : words.readOnly}</p>
          )}
          <div className="columns">
            <Tree
              {...{ lang, tree, chosen, changed }}
              faults={judged?.faults ?? noFaults}
              threads={talk.found ?? noThreads}
            >
              {adding}
            </Tree>
            {flow && (
              <FlowMap {...{ lang, id, flow, order }} draft={store} saves={state.saves} onOrder={setOrder} />
            )}
            <div className="middle">
              <fieldset className="work" disabled={!mayWrite}>
                {told.length > 0 && (
                  <div role="alert">
                    {told.map((sentence) => (
                      <p key={sentence}>{checkedSentence(lang, sentence)}</p>
                    ))}
                  </div>
                )}
                <Conflicts {...{ lang, store, state }} />
                <Late {...{ lang, store, state }} />
                {judged && (
                  <FaultList {...{ lang, tree, judged }} textOf={(path) => textInDraft(state, path)} />
                )}
                <Offers {...{ lang, store, state }} />
                {judged && <EffectOnLive {...{ lang, tree, judged, chosen }} />}
                <Locked value={!mayWrite}>
                  <Holding value={store.hold}>
                    <ReadRules value={read}>
                      <Work {...{ lang, store, state, chosen, tried }} />
                    </ReadRules>
                  </Holding>
                </Locked>
              </fieldset>
              {chosen.form && talk.found && (
                <Talk
                  key={`${chosen.form} ${chosen.field}`}
                  {...{ lang, id, threads: talk.found, form: chosen.form }}
                  pointer={chosen.field ?? ''}
                  isOpen={tree.isTalkedAbout}
                  onSaid={() => setSaid((count) => count + 1)}
                />
              )}
              {talk.hasFailed && <Failed lang={lang} what={talkWords[lang].title} onAgain={talk.again} />}
            </div>
            {(chosen.form ?? flow) && (
              <Preview
                {...{ lang, id, state, flow, order }}
                draft={store}
                form={chosen.form}
                field={chosen.field}
                onOrder={setOrder}
                onTried={setTried}
                onRead={setRead}
                mayShare={tree.isTalkedAbout && mayDo(staff.roles, 'share')}
              />
            )}
          </div>
          <Steps {...{ lang, staff, id, state, store }} />
        </>
      )}
    </div>
  );
}

function Absent({ lang, id }: Pick<Props, 'lang' | 'id'>) {
  const words = editorWords[lang];
  return (
    <>
      <p role="alert">{words.absent(id)}</p>
      <p>
        <a href={`?lang=${lang}`}>← {words.back}</a>
      </p>
    </>
  );
}
