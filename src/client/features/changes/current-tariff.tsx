import type { ChangesView } from '../../../shared/api/changes.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { Card } from '../../components/card.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { Figure } from '../../components/figure.tsx';
import { Price } from '../../components/price.tsx';
import { serverToday } from '../../lib/server-today.ts';
import { useText } from '../../lib/text.ts';
import styles from './changes.module.css';

/** What the line has today: volume, price, and how long it is bound. */
export function CurrentTariff({ changes }: { changes: ChangesView }) {
  const text = useText();
  const { tariffName, monthlyCents, minimumEndsOn, offers } = changes;
  const volume = offers.find(({ refusal }) => refusal === 'same')?.tariff.dataGb;
  const isBound = minimumEndsOn >= serverToday();
  const term = isBound
    ? text('contract.page.change.boundUntil', { day: germanDay(minimumEndsOn) })
    : text('contract.page.change.monthlyTerm');
  return (
    <Card as="section" labelledBy="current-tariff">
      <div className={styles.strip}>
        <div>
          <p className={styles.kicker}>{text('contract.page.change.current')}</p>
          <h2 id="current-tariff" className={styles.tariff} lang="de">
            {tariffName}
          </h2>
        </div>
        <p className={styles.figures}>
          {volume === undefined ? null : <Figure value={volume} unit="GB" size="m" />}
          <Price cents={monthlyCents} per={text('order.page.monthlyShort')} size="m" />
        </p>
        <FactList
          facts={[
            { id: 'line', term: text('contract.page.change.line'), value: lineInWords(changes) },
            { id: 'term', term: text('contract.page.change.term'), value: term },
          ]}
        />
      </div>
    </Card>
  );
}
