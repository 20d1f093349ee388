import type { FieldFigures, FormFigures, RuleFigures } from '../../shared/api/workbench-figures.ts';
import { FieldName } from './field-name.tsx';
import { figureWords } from './figure-words.ts';
import { counted, Share } from './share.tsx';
import type { TableProps } from './table-props.ts';

interface RuleOfField extends RuleFigures {
  field: FieldFigures;
}

const sentOf = ({ passed, refused }: FormFigures) => passed + refused;

/** Those that hurt most come first. */
const rulesOf = ({ fields }: FormFigures): RuleOfField[] =>
  fields
    .flatMap((field) => field.rules.map((rule) => ({ ...rule, field })))
    .sort((a, b) => b.stopped + b.refused - (a.stopped + a.refused));

const sameRule = (form: FormFigures | undefined, { field, rule }: RuleOfField) =>
  form?.fields
    .find(({ pointer }) => pointer === field.pointer)
    ?.rules.find((other) => other.rule === rule) ?? { stopped: 0, refused: 0 };

/** Which rules of a form refuse how often. */
export function RulesTable({ lang, form, compared }: TableProps) {
  const words = figureWords[lang];
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col" className="text">
            {words.rule}
          </th>
          <th scope="col">{words.inBrowser}</th>
          <th scope="col">{words.ofBegan}</th>
          <th scope="col">{words.byServer}</th>
          <th scope="col">{words.ofSent}</th>
        </tr>
      </thead>
      <tbody>
        {rulesOf(form).map((rule) => {
          const other = compared?.form;
          const before = sameRule(other, rule);
          const { release = 0 } = compared ?? {};
          return (
            <tr key={`${rule.field.pointer} ${rule.rule}`}>
              <th scope="row">
                <FieldName field={rule.field} />
              </th>
              <td className="text">
                <code>{rule.rule}</code>
              </td>
              <td>{counted(lang, rule.stopped)}</td>
              <td>
                <Share
                  {...{ lang, part: rule.stopped, whole: form.began }}
                  before={compared && { release, part: before.stopped, whole: other?.began ?? 0 }}
                />
              </td>
              <td>{counted(lang, rule.refused)}</td>
              <td>
                <Share
                  {...{ lang, part: rule.refused, whole: sentOf(form) }}
                  before={compared && { release, part: before.refused, whole: other ? sentOf(other) : 0 }}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
