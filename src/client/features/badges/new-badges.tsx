import { useEffect } from 'react';
import type { BadgeId } from '../../../shared/badges.ts';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { MoreWords } from '../../components/more-words.tsx';
import { Pin } from '../../components/pins/pin.tsx';
import { useText } from '../../lib/text.ts';
import { BadgeShare } from './badge-share.tsx';
import styles from './new-badges.module.css';
import { useBadges, useNews } from './use-badges.ts';

interface Props {
  /** The badges that can be earned here; it must stay the same list. */
  only: readonly BadgeId[];
  /** Asks again when it changes: something has been done that may bring a badge. */
  after?: string | number;
}

/** The badges that have just been earned, where it happened. They are told once, and stay until the page is left. */
export function NewBadges(props: Props) {
  return (
    <MoreWords of="badges">
      <ToldBadges {...props} />
    </MoreWords>
  );
}

function ToldBadges({ only, after }: Props) {
  const text = useText();
  const { data, mutate } = useBadges();
  const news = useNews(data?.badges, only);
  useEffect(() => {
    if (after !== undefined) void mutate();
  }, [after, mutate]);
  const told = (data?.badges ?? []).filter(({ id }) => news.includes(id));
  return (
    <div role="status" className={styles.news}>
      {told.map((badge) => (
        <Card key={badge.id} tone="tint" pattern room="s">
          <div className={styles.badge}>
            <div className={styles.pin}>
              <Pin badge={badge.id} isEarned />
            </div>
            <div className={styles.words}>
              <p className={styles.kicker}>{text('badges.page.new')}</p>
              <p className={styles.title}>{badge.title}</p>
              <p>{badge.condition}</p>
              <div className={styles.actions}>
                <BadgeShare badge={badge} />
                <Link to="/dashboard/badges">{text('badges.page.all')}</Link>
              </div>
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
