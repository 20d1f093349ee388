import type { Api } from '../../../shared/api/api.ts';
import type { GameResult } from '../../../shared/api/games.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import { penaltyPlay } from '../../../shared/games/penalty-play.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { kicksOf } from './game-kick.repository.ts';
import { resultsOf } from './game-result.repository.ts';
import { viewResult } from './game-result.ts';
import { comingRounds } from './game-round.repository.ts';
import { viewRound } from './game-round.ts';
import type { Player } from './player.ts';

interface Reader {
  team: TeamId;
  lang: Lang;
}

const PENALTY = 'penalty';

/** All games, each with its rules in figures and its rounds. */
export async function gamesFor(deps: AppDeps, reader: Reader): Promise<PayloadOf<Api['GET /api/games']>> {
  return { games: [{ id: PENALTY, ...penaltyPlay, ...(await currentRound(deps, reader, PENALTY)) }] };
}

/** The round that takes plays now, and the next one. @throws Problem 1010 for a game that there is not */
export async function currentRound(
  { db, clock }: AppDeps,
  { team, lang }: Reader,
  game: string,
): Promise<PayloadOf<Api['GET /api/games/:game/rounds/current']>> {
  if (game !== PENALTY) throw problem(1010);
  const now = clock();
  const coming = await comingRounds(db, team, game, now);
  const open = coming.find(({ opensAt }) => opensAt <= now);
  const next = coming.find(({ opensAt }) => opensAt > now);
  return {
    round: open ? viewRound(open, lang) : null,
    next: next ? { title: next.words[lang].title, opensAt: next.opensAt.toISOString() } : null,
  };
}

/** The newest plays of a customer. */
export async function ownResults({ db }: AppDeps, { userId, lang }: Player): Promise<GameResult[]> {
  const results = await resultsOf(db, userId);
  const ids = results.map(({ id }) => id);
  const kicks = await kicksOf(db, ids);
  return results.map((result) => viewResult(result, kicks.get(result.id) ?? [], lang));
}
