import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { FlowConditions } from '../conditions/flow-conditions.tsx';
import { SectionConditions } from '../conditions/section-conditions.tsx';
import { Failed } from '../failed.tsx';
import { JsonPane } from '../json/json-pane.tsx';
import { judgedFaults } from '../json/judged-faults.ts';
import { SectionFields } from '../making/section-fields.tsx';
import { checkedSentence } from '../sentences/checked-sentence.ts';
import { type DraftState, judgedNow, textInDraft } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';
import { editorWords } from './editor-words.ts';
import { FormWords } from './form-words.tsx';

interface Props {
  lang: StaffLang;
  store: DraftStore;
  state: DraftState;
  title: string;
  /** The form that the files are those of. */
  form: string | undefined;
  paths: readonly string[];
}

/** Whole files as JSON: what no field shows, such as conditions, the flow of the order and the pages. */
export function FileEditor({ lang, store, state, title, form, paths }: Props) {
  const faults = judgedNow(state)?.faults ?? [];
  return (
    <>
      <h2>{title}</h2>
      <Conditions {...{ lang, store, state, form, paths }} />
      {paths.map((path) => {
        const text = textInDraft(state, path);
        return (
          <section key={path} className="card" aria-label={path}>
            {text === undefined ? (
              <NotRead {...{ lang, store, path }} hasFailed={state.unread.includes(path)} />
            ) : (
              <JsonPane
                {...{ lang, text }}
                label={path}
                file={path}
                at={[]}
                judged={judgedFaults(faults, path, text).map((fault) => ({
                  ...fault,
                  sentence: checkedSentence(lang, fault.sentence),
                }))}
                isWhole
                onText={(made) => store.edit(new Map([[path, made]]), `json ${path}`)}
              />
            )}
          </section>
        );
      })}
      {paths.length === 0 && <p>{editorWords[lang].nothingFound}</p>}
    </>
  );
}

/** Those of a form itself, or of a flow. */
function Conditions({ lang, store, state, form, paths }: Omit<Props, 'title'>) {
  const [path = ''] = paths;
  const text = textInDraft(state, path);
  if (text === undefined || !state.tree) return null;
  if (path.endsWith('.flow.json')) return <FlowConditions {...{ lang, store, state, path }} />;
  if (form === undefined) return null;
  const section = { form, path: [] };
  return (
    <>
      <FormWords {...{ lang, store, state, form }} tree={state.tree} />
      <SectionFields {...{ lang, store, state, section }} tree={state.tree} file={path} at={[]} />
      <SectionConditions {...{ lang, store, state, section }} tree={state.tree} file={path} at={[]} />
    </>
  );
}

type NotReadProps = Pick<Props, 'lang' | 'store'> & { path: string; hasFailed: boolean };

function NotRead({ lang, store, path, hasFailed }: NotReadProps) {
  if (hasFailed) return <Failed lang={lang} what={path} onAgain={store.readAgain} />;
  return <p role="status">{staffWords[lang].working}</p>;
}
