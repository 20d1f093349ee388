import type { ChangesView } from '../../../shared/api/changes.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { useText } from '../../lib/text.ts';
import styles from './change-table.module.css';

interface Props {
  changes: ChangesView;
  next: { tariffName: string; dataGb: number | undefined; monthlyCents: number };
  /** Undefined until the customer has chosen the day. */
  from: string | undefined;
}

interface Row {
  id: string;
  now: string;
  next: string;
  lang?: string;
}

/** What changes: tariff, volume and price of today beside those to come, and from which day. */
export function ChangeTable({ changes, next, from }: Props) {
  const text = useText();
  const volume = changes.offers.find(({ refusal }) => refusal === 'same')?.tariff.dataGb;
  const inGb = (gb: number) => text('order.page.tariffData', { gb });
  const rows: Row[] = [
    { id: 'tariff', now: changes.tariffName, next: next.tariffName, lang: 'de' },
    ...(volume !== undefined && next.dataGb !== undefined
      ? [{ id: 'data', now: inGb(volume), next: inGb(next.dataGb) }]
      : []),
    { id: 'perMonth', now: formatCents(changes.monthlyCents), next: formatCents(next.monthlyCents) },
  ];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{text('contract.page.change.what')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{text('contract.page.change.today')}</th>
          <th scope="col">
            {from === undefined
              ? text('contract.page.change.next')
              : text('contract.page.change.from', { day: germanDay(from) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, now, next: coming, lang }) => (
          <tr key={id} data-row={id}>
            <th scope="row">{text(`contract.page.change.row.${id}`)}</th>
            <td lang={lang}>{now}</td>
            <td lang={lang}>{coming}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
