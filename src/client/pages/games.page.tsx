import { team } from 'virtual:team';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GameResult } from '../../shared/api/games.ts';
import type { BadgeId } from '../../shared/badges.ts';
import { berlinToday } from '../../shared/dates.ts';
import { challengeOf } from '../../shared/games/challenge.ts';
import type { KeeperId } from '../../shared/games/penalty-keepers.ts';
import { germanDay } from '../../shared/german-day.ts';
import { ErrorState } from '../components/failure.tsx';
import { NeedsScripts } from '../components/needs-scripts.tsx';
import night from '../components/night.module.css';
import { Page } from '../components/page.tsx';
import { ChallengeBanner } from '../features/games/challenge-banner.tsx';
import styles from '../features/games/games.module.css';
import { KeeperChoice } from '../features/games/keeper-choice.tsx';
import { FairPlay, PastPlays, RoundEvent, RoundResult } from '../features/games/later-parts.ts';
import { PracticeMatch, RoundMatch } from '../features/games/matches.tsx';
import { RoundSkeleton } from '../features/games/no-round.tsx';
import { playableRound } from '../features/games/playable-round.ts';
import { RoundPanel } from '../features/games/round-panel.tsx';
import { usePlays } from '../features/games/use-play.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { useText } from '../lib/text.ts';
import { useCall } from '../lib/use-call.ts';

const NewBadges = lazyPart(async () => (await import('../features/badges/new-badges.tsx')).NewBadges);

/** Those of the game. */
const gameBadges: readonly BadgeId[] = ['first-goal', 'five-goals', 'three-wins'];

/** The penalty game: practice for everybody, and the round of the week for customers. */
export function GamesPage() {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/games', {});
  const plays = usePlays();
  const [chosen, setChosen] = useState<KeeperId>();
  const [onStage, setOnStage] = useState<GameResult>();
  const [way, setWay] = useState<'reward' | 'practice'>();
  const [goals, setGoals] = useState(0);
  const [isActing, setActing] = useState(false);
  const [search] = useSearchParams();
  const challenge = challengeOf({ beat: search.get('beat'), round: search.get('round') });
  const game = data?.games[0];
  const keeper = chosen ?? game?.round?.keeper ?? 'cat';
  const proof = plays.results?.find(({ roundId }) => roundId === game?.round?.id) ?? onStage;
  const isOver = proof?.state === 'won' || proof?.state === 'lost';
  const isElsewhere = onStage !== undefined || way === 'practice';
  const over = isElsewhere || !isOver ? undefined : proof;
  const event = isElsewhere || isOver ? undefined : playableRound(game?.round, plays);
  // What a customer has played decides whether the round takes the place of practice.
  const isUndecided = plays.isLoading && Boolean(game?.round);
  const leaveStage = (next: typeof way) => {
    setWay(next);
    setOnStage(undefined);
  };
  return (
    <div className={night.night} data-hero={team.looks.hero} data-calm={onStage !== undefined}>
      <Page
        title={text('games.page.title')}
        lead={game?.next && !game.round ? nextRound(text, game.next) : text('games.page.lead')}
      >
        <NeedsScripts what="game" />
        {challenge ? (
          <ChallengeBanner challenge={challenge} openRound={game?.round?.slug} plays={plays} />
        ) : null}
        <div
          className={styles.columns}
          data-over={over !== undefined}
          data-event={event !== undefined || isUndecided}
          data-round={onStage !== undefined}
        >
          {onStage ? (
            <div className={styles.play}>
              <RoundMatch
                key={onStage.id}
                play={onStage}
                onGoal={setGoals}
                onOver={plays.refresh}
                onPractice={() => leaveStage('practice')}
                onReward={proof?.state === 'won' && !proof.reward ? () => leaveStage('reward') : undefined}
              />
              <Suspense>
                <NewBadges only={gameBadges} after={goals || undefined} />
              </Suspense>
            </div>
          ) : isUndecided ? (
            <div className={styles.undecided}>
              <RoundSkeleton />
            </div>
          ) : over ? (
            <Suspense fallback={<RoundSkeleton />}>
              <RoundResult
                result={over}
                plays={plays}
                next={game?.next ?? null}
                isCalled={way === 'reward'}
                onPractice={() => setWay('practice')}
              />
            </Suspense>
          ) : event ? (
            <Suspense fallback={<RoundSkeleton />}>
              <RoundEvent
                round={event}
                own={proof}
                plays={plays}
                onPlay={setOnStage}
                onPractice={() => setWay('practice')}
              />
            </Suspense>
          ) : (
            <PracticeMatch
              keeper={keeper}
              isCalled={way === 'practice'}
              isPaused={error?.rateLimited === true && !data}
              onActing={setActing}
            />
          )}
          <div className={styles.panel}>
            {error && !data ? <ErrorState error={error} onRetry={retry} /> : null}
            {error || data ? null : <RoundSkeleton />}
            {game && !over && !event && !isUndecided ? (
              <RoundPanel
                round={game.round}
                next={game.next}
                plays={plays}
                isPlaying={onStage !== undefined}
                isActing={isActing && !onStage}
                onPlay={setOnStage}
              />
            ) : null}
            <Suspense>
              {proof ? <FairPlay result={proof} /> : null}
              {plays.results ? <PastPlays plays={plays} currentRoundId={game?.round?.id} /> : null}
            </Suspense>
          </div>
          {onStage || over || event || isUndecided ? null : (
            <KeeperChoice keeper={keeper} onChange={setChosen} />
          )}
        </div>
      </Page>
    </div>
  );
}

/** Where none runs, the first thing that one wants to know. */
function nextRound(text: ReturnType<typeof useText>, { opensAt }: { opensAt: string }): string {
  return text('games.page.lead.next', { day: germanDay(berlinToday(new Date(opensAt))) });
}
