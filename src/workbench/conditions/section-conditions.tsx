import { useEffect } from 'react';
import type { DraftTree } from '../../shared/api/workbench-drafts.ts';
import { isRecord } from '../../shared/json-values.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { type DraftState, judgedNow, textInDraft } from '../editor/draft-state.ts';
import type { DraftStore } from '../editor/draft-store.ts';
import { Faults } from '../editor/faults.tsx';
import { saidAt } from '../editor/faults-at.ts';
import { isRequired } from '../editor/field-rules.ts';
import { type JsonPath, textAt, valueAt, withText } from '../editor/json-edit.ts';
import { JsonPane } from '../json/json-pane.tsx';
import { ConditionBuilder } from './builder.tsx';
import { beginning, type Choice, dayChoice, fieldChoices, orderChoices } from './choices.ts';
import { conditionOf } from './write-condition.ts';
import './conditions.css';
import { EffectRows } from './effect-rows.tsx';
import { effectsOf, isWhole } from './effects.ts';
import {
  branchesAt,
  concerns,
  type PlacedBranch,
  withBranch,
  withBranchEffects,
  withCondition,
  withoutCondition,
} from './section-edit.ts';
import { askedFields, fieldsBelow, filesOf, type Section } from './section-fields.ts';
import { ConditionSentence } from './sentence.tsx';
import { conditionWords } from './words.ts';

interface Props {
  lang: StaffLang;
  tree: DraftTree;
  store: DraftStore;
  state: DraftState;
  section: Section;
  /** Where the section stands. */
  file: string;
  at: JsonPath;
  /** Only what concerns this field of it is shown. */
  name?: string;
}

/** The conditions of a section: what is asked, and what becomes of its fields. */
export function SectionConditions(props: Props) {
  const { lang, tree, store, state, section, file, at, name } = props;
  const words = conditionWords[lang];
  const fields = fieldsBelow(tree, section);
  // Another list with the same files asks for nothing.
  useEffect(() => store.need(filesOf(section, fields)));
  const text = textInDraft(state, file) ?? '';
  const choices = [
    ...fieldChoices(lang, askedFields(state, section, fields)),
    ...orderChoices(lang, 'order'),
    dayChoice(lang),
  ];
  const own = new Map(
    fields
      .filter(({ path }) => path.length === section.path.length + 1)
      .map(({ path, label }) => [path.at(-1) ?? '', label.de ?? path.at(-1) ?? '']),
  );
  const title = name === undefined ? words.inside : words.conditions;
  const placed = branchesAt(text, at);
  const shown = placed.filter((one) => name === undefined || concerns(one, name));
  const onText = (made: string) => store.edit(new Map([[file, made]]));
  const add = () => onText(withNewBranch(text, at, { choices, name }));
  return (
    <section className="card" aria-label={title}>
      <h3>{title}</h3>
      {shown.length === 0 && name !== undefined && <p className="note">{words.none}</p>}
      {shown.map((one) => (
        <BranchEditor
          key={one.at.join('/')}
          {...{ lang, text, file, choices, onText, state }}
          n={placed.indexOf(one) + 1}
          placed={one}
          section={at}
          labels={own}
        />
      ))}
      {own.size > 0 && (
        <button type="button" onClick={add}>
          + {name === undefined ? words.addCondition : words.onlyIf}
        </button>
      )}
    </section>
  );
}

interface New {
  choices: readonly Choice[];
  /** The field that it shows; undefined: a person says then what becomes of which. */
  name: string | undefined;
}

/** One more condition, which asks about another field than it shows, best about one with choices. */
function withNewBranch(text: string, section: JsonPath, { choices, name }: New): string {
  const others = choices.filter(({ subject }) => subject.kind !== 'field' || subject.path[0] !== name);
  const asked = others.find(({ subject, options }) => subject.kind === 'field' && options) ?? others[0];
  if (!asked) return text;
  const condition = conditionOf({ joined: 'all', asks: [beginning(asked, '2027-01-01')] });
  const made = withBranch(text, section, { if: condition });
  const placed = branchesAt(made, section).at(-1);
  if (!placed || name === undefined) return made;
  // A field that a customer may leave empty stays one.
  const isAsked = isRequired(valueAt(text, section), name) === 'always';
  const effect = isAsked ? 'shownRequired' : 'shown';
  return withBranchEffects(made, { ...placed, section }, [{ name, effect }]);
}

interface BranchProps extends Pick<Props, 'lang' | 'file' | 'state'> {
  n: number;
  text: string;
  placed: PlacedBranch;
  section: JsonPath;
  choices: readonly Choice[];
  labels: ReadonlyMap<string, string>;
  onText(text: string): void;
}

function BranchEditor({ lang, n, file, state, text, placed, section, choices, labels, onText }: BranchProps) {
  const words = conditionWords[lang];
  const { at, branch } = placed;
  const rows = effectsOf(branch);
  return (
    <fieldset className="group">
      <legend>{words.condition(n)}</legend>
      <ConditionSentence {...{ lang, choices, rows, labels }} condition={branch.if} />
      <ConditionBuilder
        {...{ lang, choices }}
        condition={branch.if}
        onCondition={(condition) => onText(withCondition(text, at, condition))}
      />
      <EffectRows
        {...{ lang, rows, labels }}
        onEffects={(made) => onText(withBranchEffects(text, { ...placed, section }, made))}
      />
      {!isWhole(branch) && <p className="note">{words.moreRules}</p>}
      <Faults sentences={saidAt(lang, judgedNow(state)?.faults ?? [], file, at)} />
      {typeof at.at(-1) === 'number' && isRecord(branch) && (
        <details>
          <summary>{words.asJson}</summary>
          <JsonPane
            {...{ lang, file, at }}
            label={`${words.condition(n)}: ${file}`}
            text={textAt(text, at) ?? ''}
            onText={(made) => onText(withText(text, at, made))}
          />
        </details>
      )}
      <button
        type="button"
        className="small"
        onClick={() => onText(withoutCondition(text, { ...placed, section }))}
      >
        {words.removeCondition}
      </button>
    </fieldset>
  );
}
