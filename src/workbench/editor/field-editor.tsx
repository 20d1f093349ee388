import { useId } from 'react';
import type { DraftTree } from '../../shared/api/workbench-drafts.ts';
import type { JudgedExamplesView } from '../../shared/api/workbench-preview.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { comparedType, comparisonIn } from '../comparisons/comparison.ts';
import { Comparisons } from '../comparisons/comparisons.tsx';
import { RuleConditions } from '../conditions/rule-conditions.tsx';
import { SectionConditions } from '../conditions/section-conditions.tsx';
import { FieldFigures } from '../figures/field-figures.tsx';
import { JsonPane } from '../json/json-pane.tsx';
import { SectionFields } from '../making/section-fields.tsx';
import { type DraftState, judgedNow, textInDraft } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';
import { editorWords } from './editor-words.ts';
import { ExampleRows } from './example-rows.tsx';
import { FieldLife } from './field-life.tsx';
import { type FieldFiles, uiPathOf, wordedOf } from './field-of.ts';
import { isRequired } from './field-rules.ts';
import { rulesOf, wordsOf } from './field-words.ts';
import { textAt, valueAt, withItem, withoutItem, withText } from './json-edit.ts';
import { withLimitSentences } from './limit-sentences.ts';
import { RuleControls } from './rule-controls.tsx';
import { UsedBy } from './used-by.tsx';
import { WordRows } from './word-rows.tsx';

interface Props {
  lang: StaffLang;
  tree: DraftTree;
  store: DraftStore;
  state: DraftState;
  files: FieldFiles;
  /** What the preview found of examples. */
  tried: readonly JudgedExamplesView[];
}

/** All that makes a field: its rules, its words, its examples. */
export function FieldEditor(props: Props) {
  const { lang, tree, state, store, files, tried } = props;
  const words = editorWords[lang];
  const text = (path: string) => textInDraft(state, path) ?? '';
  const onText = (path: string, made: string, about?: string) => store.edit(new Map([[path, made]]), about);
  const worded = wordedOf(state, files);
  const judged = judgedNow(state);
  const rules = [...rulesOf(worded).map(({ rule }) => rule), 'type'];
  return (
    <>
      <Heading {...props} />
      <section className="card" aria-label={words.rules}>
        <h3>{words.rules}</h3>
        <Rules {...props} />
      </section>
      {!files.field.isSection && (
        <FieldFigures
          key={`figures ${files.field.pointer}`}
          {...{ lang }}
          form={files.form}
          pointer={files.field.pointer}
        />
      )}
      <SectionConditions
        key={`conditions ${files.field.pointer}`}
        {...{ lang, tree, store, state }}
        section={{ form: files.form, path: files.field.path.slice(0, -1) }}
        {...files.section}
        name={files.field.path.at(-1) ?? ''}
      />
      {files.field.isSection && (
        <>
          <SectionFields
            {...{ lang, tree, store, state, file: files.file, at: files.at }}
            section={{ form: files.form, path: files.field.path }}
          />
          <SectionConditions
            {...{ lang, tree, store, state, file: files.file, at: files.at }}
            section={{ form: files.form, path: files.field.path }}
          />
        </>
      )}
      <section className="card" aria-label={words.texts}>
        <h3>{words.texts}</h3>
        <WordRows rows={wordsOf(worded)} faults={judged?.faults ?? []} {...{ lang, onText }} textOf={text} />
      </section>
      {!files.field.isSection && (
        <section className="card" aria-label={words.examples}>
          <h3>{words.examples}</h3>
          <ExampleRows
            key={files.field.pointer}
            {...{ lang, files, rules, judged, tried, onText }}
            textOf={text}
          />
        </section>
      )}
      <UsedBy key={files.field.pointer} {...{ lang, tree, files }} saves={state.saves} />
      <FieldLife key={`life ${files.field.pointer}`} {...{ lang, files }} />
    </>
  );
}

function Heading({ lang, tree, files: { form, field } }: Pick<Props, 'lang' | 'tree' | 'files'>) {
  const uses = tree.forms.flatMap(({ id, fields }) =>
    fields.filter(({ piece }) => piece === field.piece).map(() => id),
  );
  return (
    <>
      <h2>
        {field.label.de ?? field.path.at(-1)} <code>{`${form} ${field.pointer}`}</code>
      </h2>
      {field.piece !== null && (
        <p className="note">{editorWords[lang].shared(field.piece, uses.length, new Set(uses).size)}</p>
      )}
    </>
  );
}

/** A comparison that has a control of its own. */
const isComparison = (keyword: string, value: unknown) => comparisonIn(keyword, value) !== undefined;

/** Controls and JSON are two views of one text. */
function Rules({ lang, tree, state, store, files }: Omit<Props, 'tried'>) {
  const { file, at, ui, field } = files;
  const words = editorWords[lang];
  const text = textInDraft(state, file) ?? '';
  const uiText = textInDraft(state, ui) ?? '';
  const onText = (made: string, about?: string) => store.edit(new Map([[file, made]]), about);
  const onRule = (made: string) => {
    const worded = { ...wordedOf(state, files), schema: valueAt(made, at) };
    const said = withLimitSentences((path) => textInDraft(state, path) ?? '', worded);
    store.edit(new Map([[file, made], ...said]));
  };
  const isCompared = !files.isOther && comparedType(valueAt(text, at)) !== undefined;
  const uiPath = uiPathOf(uiText, field.path);
  const faults = judgedNow(state)?.faults ?? [];
  return (
    <div className="sides">
      <div>
        <Required {...{ lang, state, store, files }} />
        <RuleControls
          {...{ lang, file, text, at, onText, onRule, faults }}
          isElsewhere={isCompared ? isComparison : undefined}
        />
        {isCompared && <Comparisons {...{ lang, tree, store, state, files }} />}
        {!field.isSection && <RuleConditions {...{ lang, file, text, at, onText, faults }} />}
      </div>
      <div>
        <JsonPane
          key={`${file} ${at.join('/')}`}
          {...{ lang, file, at }}
          label={`${words.asJson}: ${file}`}
          text={at.length === 0 ? text.trimEnd() : (textAt(text, at) ?? '')}
          onText={(made) =>
            onText(at.length === 0 ? `${made.trim()}\n` : withText(text, at, made), `json ${file}`)
          }
        />
        {uiPath && (
          <JsonPane
            key={`${ui} ${field.pointer}`}
            {...{ lang }}
            file={ui}
            at={uiPath}
            label={`${words.layout}: ${ui}`}
            text={textAt(uiText, uiPath) ?? ''}
            onText={(made) => store.edit(new Map([[ui, withText(uiText, uiPath, made)]]), `json ${ui}`)}
          />
        )}
      </div>
    </div>
  );
}

function Required({ lang, state, store, files: { section, field, isOther } }: Omit<Props, 'tree' | 'tried'>) {
  const id = useId();
  const words = editorWords[lang];
  const text = textInDraft(state, section.file) ?? '';
  const name = field.path.at(-1) ?? '';
  const asked = isOther ? 'sometimes' : isRequired(valueAt(text, section.at), name);
  const place = [...section.at, 'required'];
  const list = valueAt(text, place);
  const set = (is: boolean) => {
    const index = Array.isArray(list) ? list.indexOf(name) : -1;
    const made = is ? withItem(text, place, name) : withoutItem(text, place, index);
    store.edit(new Map([[section.file, made]]));
  };
  return (
    <div className="line">
      <label htmlFor={id}>{words.required}</label>
      <input
        id={id}
        type="checkbox"
        checked={asked === 'always'}
        onChange={(event) => set(event.target.checked)}
      />
      <span />
      {asked === 'sometimes' && <p className="note">{words.requiredSometimes}</p>}
    </div>
  );
}
