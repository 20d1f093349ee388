import type { DefinitionFault } from '../../shared/api/workbench-drafts.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { type JsonPath, valueAt } from '../editor/json-edit.ts';
import { RuleControls } from '../editor/rule-controls.tsx';
import { ConditionBuilder } from './builder.tsx';
import { dayChoice, orderChoices } from './choices.ts';
import { branchesAt, withCondition, withoutBranch } from './section-edit.ts';
import { ConditionSentence } from './sentence.tsx';
import { conditionWords } from './words.ts';

interface Props {
  lang: StaffLang;
  file: string;
  text: string;
  /** Where the field stands in the file. */
  at: JsonPath;
  faults: readonly DefinitionFault[];
  onText(text: string, about?: string): void;
}

/** The rules of a field that count only for some orders, or on some days. */
export function RuleConditions({ at, ...props }: Props) {
  const { lang, text, onText } = props;
  const words = conditionWords[lang];
  const choices = [...orderChoices(lang, 'order'), dayChoice(lang)];
  return branchesAt(text, at).map(({ at: place, branch }) => (
    <fieldset key={place.join('/')} className="group">
      <legend>{words.ruleUnder}</legend>
      <ConditionSentence {...{ lang, choices }} condition={branch.if} rows={[]} labels={new Map()} />
      <ConditionBuilder
        {...{ lang, choices }}
        condition={branch.if}
        onCondition={(condition) => onText(withCondition(text, place, condition))}
      />
      {(['then', 'else'] as const)
        .filter((word) => valueAt(text, [...place, word]) !== undefined)
        .map((word) => (
          <section key={word}>
            <h4>{words[word]}</h4>
            <RuleControls {...props} at={[...place, word]} onRule={props.onText} />
          </section>
        ))}
      <button type="button" className="small" onClick={() => onText(withoutBranch(text, place))}>
        {words.removeCondition}
      </button>
    </fieldset>
  ));
}
