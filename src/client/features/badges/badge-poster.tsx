import type { OwnBadge } from '../../../shared/api/badges.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Pin } from '../../components/pins/pin.tsx';
import { useText } from '../../lib/text.ts';
import { newestOf, nextOf } from './badge-order.ts';
import { wayTo } from './badge-ways.ts';
import { howFar, sinceWhen } from './badge-words.ts';
import styles from './badges.module.css';

/** The newest pin, large, with how many there are, and the next one with the way to it. */
export function BadgePoster({ badges }: { badges: readonly OwnBadge[] }) {
  const text = useText();
  const newest = newestOf(badges);
  const next = nextOf(badges);
  const shown = newest ?? next;
  if (!shown) return null;
  const earned = badges.filter(({ earnedAt }) => earnedAt).length;
  return (
    <Card as="section" tone="tint" pattern label={text('badges.page.yours')}>
      <div className={styles.poster}>
        <div className={styles.large}>
          <Pin badge={shown.id} isEarned={shown === newest} />
        </div>
        <div className={styles.words}>
          <p className={styles.count}>
            <span className={styles.number}>{earned}</span>
            {text('badges.page.count', { all: badges.length })}
          </p>
          {newest?.earnedAt ? (
            <p className={styles.newest}>
              <strong>{newest.title}</strong> {sinceWhen(text, newest.earnedAt)}
            </p>
          ) : (
            <p className={styles.newest}>{text('badges.page.none')}</p>
          )}
          {next ? <Next badge={next} /> : null}
        </div>
      </div>
    </Card>
  );
}

function Next({ badge }: { badge: OwnBadge }) {
  const text = useText();
  const way = wayTo(badge.id);
  return (
    <div className={styles.next}>
      <p>
        {text('badges.page.next')} <strong>{badge.title}</strong>
      </p>
      <p className={styles.condition}>
        {badge.condition} {badge.of > 1 ? howFar(text, badge) : null}
      </p>
      {way ? (
        <ButtonLink to={way} look="secondary">
          {text(`badges.page.way.${badge.id}`)}
        </ButtonLink>
      ) : null}
    </div>
  );
}
