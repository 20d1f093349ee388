import type { OwnBadge } from '../../../shared/api/badges.ts';
import { ShareButton } from '../../components/share/share-button.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { sinceWhen } from './badge-words.ts';

/** An earned badge as a picture to send. */
export function BadgeShare({ badge: { id, title, earnedAt } }: { badge: OwnBadge }) {
  const text = useText();
  const session = useSession();
  return (
    <ShareButton
      label={text('badges.page.share', { title })}
      picture={{
        kind: 'badge',
        badge: id,
        kicker: text('badges.page.kicker'),
        title,
        note: earnedAt ? sinceWhen(text, earnedAt) : '',
      }}
      description={text('badges.page.picture', { title })}
      message={text('badges.page.message', { title })}
      ownName={session.state === 'authenticated' ? session.user.firstName : undefined}
    />
  );
}
