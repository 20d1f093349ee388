import { useEffect, useId, useRef, useState } from 'react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { ChipButtons } from '../../components/chips.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import { type CompareRow, compareRows, isDifferent } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { tariffPath } from './tariff-paths.ts';

const MOST = 3;

interface Props {
  catalogue: readonly Tariff[];
  /** Slugs of the plans at the beginning. */
  first: readonly string[];
  /** It takes the place of the questions, whose button had the focus. */
  isAnswer: boolean;
}

/** Up to three plans side by side, like the figures of a match: rows that differ are lit, the others are folded. */
export function CompareTable({ catalogue, first, isAnswer }: Props) {
  const text = useText();
  const hint = useId();
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAnswer) top.current?.focus();
  }, [isAnswer]);
  const [chosen, setChosen] = useState(first);
  const plans = catalogue
    .filter(({ slug }) => chosen.includes(slug))
    .sort((one, other) => one.priceCents - other.priceCents);
  /** A fourth plan takes the place of the one that was chosen first; the last one stays. */
  const toggle = (slug: string) => {
    if (!chosen.includes(slug)) setChosen([...chosen, slug].slice(-MOST));
    else if (chosen.length > 1) setChosen(chosen.filter((one) => one !== slug));
  };
  return (
    <div className={styles.panel}>
      <p id={hint} ref={top} tabIndex={-1} className={styles.hint}>
        {text('advice.compare.hint')}
      </p>
      <ChipButtons
        label={text('advice.compare.chosen')}
        chips={catalogue.map(({ slug, name }) => ({
          id: slug,
          text: <span lang="de">{name}</span>,
          pressed: chosen.includes(slug),
        }))}
        onPress={toggle}
      />
      <Figures plans={plans} rows={compareRows(plans, text)} />
    </div>
  );
}

function Figures({ plans, rows }: { plans: readonly Tariff[]; rows: readonly CompareRow[] }) {
  const text = useText();
  const same = rows.filter((row) => !isDifferent(row));
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('advice.compare.title')}</caption>
        <thead>
          <tr>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" lang="de">
                <Link to={tariffPath(plan)}>{plan.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        {rows.filter(isDifferent).map((row) => (
          <tbody key={row.id} data-hero={row.isHero}>
            <tr>
              <th colSpan={plans.length} scope="rowgroup">
                {text(`advice.compare.row.${row.id}`)}
              </th>
            </tr>
            <tr>
              {plans.map((plan, at) => (
                <td key={plan.id}>{row.values[at]}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p className={styles.hint}>{text('advice.compare.note')}</p>
      {same.length > 0 ? (
        <details className={styles.same}>
          <summary>{text('advice.compare.same', { count: same.length })}</summary>
          <FactList
            facts={same.map(({ id, values: [value] }) => ({
              id,
              term: text(`advice.compare.row.${id}`),
              value,
            }))}
          />
        </details>
      ) : null}
    </>
  );
}
