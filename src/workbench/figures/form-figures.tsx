import { figureWords } from './figure-words.ts';
import { LeftTable } from './left-table.tsx';
import { RulesTable } from './rules-table.tsx';
import type { TableProps } from './table-props.ts';

/** Which rules of a form refuse how often, and where people leave it. */
export function FormFiguresView(props: TableProps) {
  const { lang, form } = props;
  const words = figureWords[lang];
  const hasRules = form.fields.some(({ rules }) => rules.length > 0);
  return (
    <>
      <section className="card" aria-label={words.rules}>
        <h3>{words.rules}</h3>
        {hasRules ? <RulesTable {...props} /> : <p>{words.noRules}</p>}
      </section>
      <section className="card" aria-label={words.whereLeft}>
        <h3>{words.whereLeft}</h3>
        {form.left === 0 ? <p>{words.noLeft}</p> : <LeftTable {...props} />}
      </section>
    </>
  );
}
