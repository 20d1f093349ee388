import { figure } from '../../../shared/figure.ts';
import { useText } from '../../lib/text.ts';
import { volumeText } from '../../lib/volume-text.ts';
import styles from './usage.module.css';

export interface HistoryRow {
  id: string;
  /** The day or the month in words. */
  name: string;
  dataMb: number;
  /** The volume that was agreed for a month. */
  agreedMb?: number;
  minutes: number;
  sms: number;
}

/** Data, minutes and messages of days or months. */
export function HistoryTable({ caption, rows }: { caption: string; rows: readonly HistoryRow[] }) {
  const text = useText();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('usage.page.history.when')}</th>
          <th scope="col">{text('usage.page.history.data')}</th>
          <th scope="col">{text('usage.page.history.minutes')}</th>
          <th scope="col">{text('usage.page.history.sms')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, dataMb, agreedMb, minutes, sms }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {volumeText(text, 'data', dataMb)}
              {agreedMb === undefined ? null : (
                <span className={styles.agreed}>
                  {text('usage.page.history.agreed', { total: volumeText(text, 'data', agreedMb) })}
                </span>
              )}
            </td>
            <td>{figure(minutes)}</td>
            <td>{figure(sms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
