import { useEffect } from 'react';
import { isRecord, walk } from '../../shared/json-values.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { type DraftState, textInDraft } from '../editor/draft-state.ts';
import type { DraftStore } from '../editor/draft-store.ts';
import { type JsonPath, parsed, withValue } from '../editor/json-edit.ts';
import { ConditionBuilder } from './builder.tsx';
import { beginning, orderChoices } from './choices.ts';
import { conditionOf } from './write-condition.ts';
import './conditions.css';
import { type FlowTitles, flowTitles, titlesFile } from './flow-titles.ts';
import { ConditionSentence } from './sentence.tsx';
import { conditionWords } from './words.ts';

interface Props {
  lang: StaffLang;
  store: DraftStore;
  state: DraftState;
  /** The file of the flow. */
  path: string;
}

interface Shown {
  /** A step, or a form of it. */
  title: string;
  at: JsonPath;
  when: unknown;
}

const listAt = (json: unknown, name: string): unknown[] => {
  const list = walk(json, [name]);
  return Array.isArray(list) ? list : [];
};

/** The steps of a flow and their forms, each with the condition that it is shown under. */
function shownIn(text: string, titleOf: FlowTitles): Shown[] {
  return listAt(parsed(text), 'steps').flatMap((step, i) => {
    const title = titleOf.step(String(walk(step, ['id'])));
    const forms = listAt(step, 'forms').map((form, k) => ({
      ...{
        title: `${title}: ${titleOf.form(String(walk(form, ['form'])))}`,
        at: ['steps', i, 'forms', k, 'when'],
      },
      when: walk(form, ['when']),
    }));
    return [{ title, at: ['steps', i, 'when'], when: walk(step, ['when']) }, ...forms];
  });
}

/** When each step of a flow is shown, and each form in it. */
export function FlowConditions({ lang, store, state, path }: Props) {
  const words = conditionWords[lang];
  // Another list with the same files asks for nothing.
  useEffect(() => store.need([titlesFile(path)]));
  const text = textInDraft(state, path) ?? '';
  const onText = (made: string) => store.edit(new Map([[path, made]]));
  const choices = orderChoices(lang, 'field');
  const [first] = choices;
  const add = (at: JsonPath) => {
    if (first) onText(withValue(text, at, conditionOf({ joined: 'all', asks: [beginning(first, '')] })));
  };
  return (
    <section className="card" aria-label={words.conditions}>
      <h3>{words.conditions}</h3>
      {shownIn(text, flowTitles(state, path)).map(({ title, at, when }) => (
        <fieldset key={at.join('/')} className="group">
          <legend>{title}</legend>
          {isRecord(when) ? (
            <>
              <ConditionSentence {...{ lang, choices }} condition={when} rows={[]} labels={new Map()} />
              <ConditionBuilder
                {...{ lang, choices }}
                condition={when}
                onCondition={(condition) => onText(withValue(text, at, condition))}
              />
              <button type="button" className="small" onClick={() => onText(withValue(text, at, undefined))}>
                {words.removeCondition}
              </button>
            </>
          ) : (
            <>
              <p className="note">{words.always}</p>
              <button type="button" className="small" onClick={() => add(at)}>
                + {words.onlyIf}
              </button>
            </>
          )}
        </fieldset>
      ))}
    </section>
  );
}
