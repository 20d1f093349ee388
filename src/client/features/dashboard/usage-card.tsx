import type { UsageView } from '../../../shared/api/usage.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Message } from '../../components/message.tsx';
import { Ring } from '../../components/ring.tsx';
import { useText } from '../../lib/text.ts';
import { gigabytes } from '../../lib/volume-text.ts';
import styles from './usage-card.module.css';

/** Below this share of the volume the ring shows a warning. */
const LITTLE = 0.1;

/** The remaining volume of a line, shown large, and for how many days. The line's ticket above says to sighted readers which one. */
export function UsageCard({ usage }: { usage: UsageView }) {
  const text = useText();
  const { leftMb, totalMb, daysLeft } = usage;
  const share = totalMb === 0 ? 0 : leftMb / totalMb;
  // A month that has just begun has no volume for a moment; nothing is used up then.
  const isUsedUp = totalMb > 0 && leftMb === 0;
  return (
    <Card as="article" labelledBy={`usage-${usage.contractId}`}>
      <h2 id={`usage-${usage.contractId}`} className="visually-hidden">
        <span lang="de">{usage.tariffName}</span> {lineInWords(usage)}
      </h2>
      <div className={styles.frame}>
        <div className={styles.body} data-empty={isUsedUp}>
          <Ring
            size="l"
            share={share}
            tone={isUsedUp ? 'negative' : share < LITTLE ? 'warning' : 'plain'}
            label={text('dashboard.usage.label', {
              left: gigabytes(leftMb),
              total: gigabytes(totalMb),
              days: daysLeft,
            })}
          >
            <span className={styles.left}>{gigabytes(leftMb)}</span>
            <span className={styles.unit}>{text('dashboard.usage.of', { total: gigabytes(totalMb) })}</span>
          </Ring>
          <div className={styles.days}>
            <span className={styles.count}>{daysLeft}</span>
            <span>
              {text('dashboard.usage.days', { count: daysLeft })}
              <span className={styles.until}>
                {text('dashboard.usage.until', { day: germanDay(usage.cycleEndsOn) })}
              </span>
            </span>
          </div>
          {isUsedUp ? (
            <div className={styles.empty}>
              <Message kind="error" title={text('dashboard.usage.emptyTitle')}>
                {text('dashboard.usage.empty', { speed: usage.throttledKbit })}
              </Message>
            </div>
          ) : null}
          <div className={styles.ways}>
            <ButtonLink
              to={`/dashboard/options?contract=${usage.contractId}`}
              look={share < LITTLE ? 'primary' : 'secondary'}
              wide={isUsedUp}
            >
              {text('dashboard.usage.book')}
            </ButtonLink>
            <ButtonLink to={`/dashboard/usage?contract=${usage.contractId}`} look="quiet">
              {text('dashboard.usage.more')}
            </ButtonLink>
          </div>
        </div>
      </div>
      {usage.previous && usage.previous.usedMb > 0 && !isUsedUp ? (
        <p className={styles.previous}>
          {text('dashboard.usage.previous', {
            from: germanDay(usage.previous.startsOn),
            to: germanDay(usage.previous.endsOn),
            used: gigabytes(usage.previous.usedMb),
            total: gigabytes(usage.previous.agreedMb),
          })}
        </p>
      ) : null}
    </Card>
  );
}
