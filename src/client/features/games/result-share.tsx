import { team } from 'virtual:team';
import { IconSwords } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { challengeQuery } from '../../../shared/games/challenge.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { goalsOf, penaltyPlay, resultOf } from '../../../shared/games/penalty-play.ts';
import { Button } from '../../components/button.tsx';
import { sendLink } from '../../components/share/send-link.ts';
import { ShareButton } from '../../components/share/share-button.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { DressedPlayer } from './dressed-player.tsx';
import styles from './games.module.css';
import { ResultScene } from './result-scene.tsx';

interface Props {
  /** What was played. */
  label: string;
  kicks: readonly Kick[];
  /** The slug of the round; without it, in practice, there is no challenge. */
  round?: string;
}

/** The result as a picture, and a link with which a friend plays the same round. */
export function ResultShare({ label, kicks, round }: Props) {
  const text = useText();
  const session = useSession();
  const goals = goalsOf(kicks);
  const query = round && challengeQuery(goals, round);
  return (
    <div className={styles.shares}>
      <ShareButton
        wide
        picture={{
          kind: 'result',
          kicks,
          kicker: label,
          title: text('games.page.share.title'),
          drawings: (name) => <Drawings isWon={resultOf(kicks) === 'won'} name={name} />,
        }}
        description={text('games.page.share.picture', { goals, kicks: penaltyPlay.kicks })}
        message={text('games.page.share.message', { goals, kicks: penaltyPlay.kicks })}
        ownName={session.state === 'authenticated' ? session.user.firstName : undefined}
      />
      {query ? (
        <Button
          wide
          look="secondary"
          onClick={() => {
            const url = `${window.location.origin}${window.location.pathname}${query}`;
            void sendLink({ url, text: text('games.page.challenge.message', { goals }) });
          }}
        >
          <IconSwords size={20} aria-hidden="true" />
          {text('games.page.challenge.send')}
        </Button>
      ) : null}
    </div>
  );
}

/** What the picture to share is made of, for the painter. Without the customer's choice the shirt is the brand's. */
function Drawings({ isWon, name }: { isWon: boolean; name: string | undefined }) {
  const { locale } = useIntl();
  return (
    <>
      <div data-part="scene">
        <ResultScene view="share" isWon={isWon} />
      </div>
      <div data-part="player" data-pose={isWon ? 'joy' : 'sorrow'}>
        <DressedPlayer
          hasCup={isWon}
          shirt={{
            style: 'striped',
            name: name?.toLocaleUpperCase(locale),
            number: team.looks.jersey.number,
          }}
        />
      </div>
    </>
  );
}
