import type { OwnBadge } from '../../../shared/api/badges.ts';
import { CardLink } from '../../components/card.tsx';
import { MoreWords } from '../../components/more-words.tsx';
import { Pin } from '../../components/pins/pin.tsx';
import { useText } from '../../lib/text.ts';
import styles from './badge-card.module.css';
import { newestOf, nextOf } from './badge-order.ts';
import { howFar } from './badge-words.ts';
import { ProgressBar } from './progress-bar.tsx';
import { useBadges, useNews } from './use-badges.ts';

/** On the account's home: the newest pin, and how far the next one is. Nothing where they cannot be had. */
export function BadgeCard() {
  return (
    <MoreWords of="badges">
      <OwnBadges />
    </MoreWords>
  );
}

function OwnBadges() {
  const text = useText();
  const { data } = useBadges();
  const news = useNews(data?.badges);
  const newest = newestOf(data?.badges ?? []);
  const next = nextOf(data?.badges ?? []);
  const shown = newest ?? next;
  if (!shown) return null;
  return (
    <CardLink to="/dashboard/badges" room="s">
      <div className={styles.card}>
        <div className={styles.pin}>
          <Pin badge={shown.id} isEarned={shown === newest} />
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>{text('badges.page.title')}</h3>
          <p>{newest ? text(kindOf(news.length), { title: newest.title }) : text('badges.page.none')}</p>
          {next ? <Next badge={next} /> : null}
        </div>
      </div>
    </CardLink>
  );
}

function kindOf(news: number): string {
  return news > 0 ? 'badges.page.newOne' : 'badges.page.last';
}

function Next({ badge }: { badge: OwnBadge }) {
  const text = useText();
  return (
    <div className={styles.next}>
      <p>
        {text('badges.page.next')} <strong>{badge.title}</strong>
        {badge.of > 1 ? ` · ${howFar(text, badge)}` : null}
      </p>
      {badge.of > 1 ? <ProgressBar done={badge.done} of={badge.of} /> : null}
    </div>
  );
}
