import type { ConnectionView } from '../../../shared/api/calls.ts';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { calledNumber, callLength } from '../../../shared/itemised.ts';
import { formatCents } from '../../../shared/money.ts';
import { useText } from '../../lib/text.ts';
import { volumeText } from '../../lib/volume-text.ts';
import styles from './calls.module.css';

/** A call with its length, a message, or data with their volume. */
export function ConnectionRow({ connection }: { connection: ConnectionView }) {
  const text = useText();
  const { startedAt, kind, zone, number, seconds, amount, cents } = connection;
  return (
    <tr>
      <td>{berlinMoment(new Date(startedAt)).time.slice(0, 5)}</td>
      <th scope="row">
        {number === null ? (
          text(`calls.page.data.${zone}`)
        ) : (
          <span className={styles.number} translate="no">
            {calledNumber(number)}
          </span>
        )}
      </th>
      <td>{lengthOf()}</td>
      <td className={cents === 0 ? styles.included : undefined}>
        {cents === 0 ? text('calls.page.included') : formatCents(cents)}
      </td>
    </tr>
  );

  function lengthOf() {
    if (seconds !== null) return callLength(seconds);
    return kind === 'sms' ? text('calls.page.sms') : volumeText(text, kind, amount);
  }
}
