import type { OwnBadge } from '../../../shared/api/badges.ts';
import { Badge } from '../../components/badge.tsx';
import { Pin } from '../../components/pins/pin.tsx';
import { useText } from '../../lib/text.ts';
import { BadgeShare } from './badge-share.tsx';
import { howFar, sinceWhen } from './badge-words.ts';
import styles from './badges.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { useNews } from './use-badges.ts';

/** All pins side by side: those that the customer has in enamel, the others embossed, with what is missing. */
export function BadgeWall({ badges }: { badges: readonly OwnBadge[] }) {
  const news = useNews(badges);
  return (
    <ul className={styles.wall}>
      {badges.map((badge) => (
        <li key={badge.id} className={styles.place} data-earned={badge.earnedAt !== null}>
          <WallPlace badge={badge} isNew={news.includes(badge.id)} />
        </li>
      ))}
    </ul>
  );
}

function WallPlace({ badge, isNew }: { badge: OwnBadge; isNew: boolean }) {
  const text = useText();
  const { id, title, condition, done, of, earnedAt } = badge;
  return (
    <>
      <div className={styles.pin}>
        <Pin badge={id} isEarned={earnedAt !== null} />
      </div>
      {isNew ? <Badge tone="positive">{text('badges.page.isNew')}</Badge> : null}
      <h2 className={styles.name}>{title}</h2>
      <p className={styles.condition}>{condition}</p>
      <div className={styles.state}>
        {earnedAt || of === 1 ? null : <ProgressBar done={done} of={of} />}
        <p>{earnedAt ? sinceWhen(text, earnedAt) : howFar(text, badge)}</p>
        {earnedAt ? <BadgeShare badge={badge} /> : null}
      </div>
    </>
  );
}
