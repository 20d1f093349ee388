import type { ItemisedMonth } from '../../../shared/api/calls.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { formatCents } from '../../../shared/money.ts';
import { Empty } from '../../components/empty.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { QuietPhoneIllustration } from '../../components/illustrations/quiet-phone.tsx';
import { useText } from '../../lib/text.ts';
import { volumeText } from '../../lib/volume-text.ts';
import styles from './calls.module.css';
import { ConnectionRow } from './connection-row.tsx';
import { DayHead } from './day-head.tsx';

/** The connections of a month by day, and what they sum up to. */
export function MonthList({
  month: { connections, listed, used, startsOn, endsOn },
}: {
  month: ItemisedMonth;
}) {
  const text = useText();
  const days = groupBy(connections, ({ startedAt }) => berlinToday(new Date(startedAt)));
  const sumText = ({ dataMb, minutes, sms }: Pick<ItemisedMonth['listed'], 'dataMb' | 'minutes' | 'sms'>) =>
    text('calls.page.sum', {
      data: volumeText(text, 'data', dataMb),
      minutes: volumeText(text, 'minutes', minutes),
      sms: volumeText(text, 'sms', sms),
    });
  const facts = [
    { id: 'listed', term: text('calls.page.listed'), value: sumText(listed) },
    ...(used ? [{ id: 'used', term: text('calls.page.used'), value: sumText(used) }] : []),
    { id: 'costs', term: text('calls.page.costs'), value: <strong>{formatCents(listed.cents)}</strong> },
  ];
  return (
    <div className={styles.list}>
      <div role="status">
        {connections.length === 0 ? (
          <Empty
            heading="h3"
            title={text('calls.page.emptyMonth.title')}
            text={text('calls.page.emptyMonth')}
            illustration={<QuietPhoneIllustration />}
          />
        ) : null}
      </div>
      <FactList look="sums" facts={facts} />
      <p className={styles.note}>{text('calls.page.difference')}</p>
      {connections.length === 0 ? null : (
        <table className={styles.table}>
          <caption className="visually-hidden">
            {text('calls.page.table', { from: germanDay(startsOn), to: germanDay(endsOn) })}
          </caption>
          <thead>
            <tr>
              {['time', 'called', 'length', 'price'].map((name) => (
                <th key={name} scope="col">
                  {text(`calls.page.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          {[...days].toReversed().map(([day, ofDay]) => (
            <tbody key={day}>
              <DayHead day={day} />
              {ofDay.map((connection) => (
                <ConnectionRow key={connection.id} connection={connection} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </div>
  );
}
