import type { Tariff } from '../../../shared/api/catalogue.ts';
import { FactList } from '../../components/fact-list.tsx';
import fold from '../../components/fold.module.css';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import { type CompareRow, isDifferent } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { OrderButton } from './order-button.tsx';
import { tariffPath } from './tariff-paths.ts';

/** The table of the chosen plans: what differs stands in it, what is alike is folded below. */
export function CompareFigures({ plans, rows }: { plans: readonly Tariff[]; rows: readonly CompareRow[] }) {
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
                <td key={plan.id} data-best={row.best[at]}>
                  {row.values[at]}
                  {row.best[at] ? (
                    <span className="visually-hidden"> ({text('advice.compare.best')})</span>
                  ) : null}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
        <tfoot>
          <tr>
            {plans.map((plan) => (
              <td key={plan.id}>
                <OrderButton
                  tariff={plan}
                  wide
                  short={{
                    label: text('advice.compare.choose'),
                    name: text('advice.compare.chooseOne', { name: plan.name }),
                  }}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className={styles.hint}>{text('advice.compare.note')}</p>
      {same.length > 0 ? (
        <details className={`${fold.fold} ${styles.same}`}>
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
