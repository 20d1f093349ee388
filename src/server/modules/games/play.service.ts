import type { GameResult } from '../../../shared/api/games.ts';
import { type Aim, isPossible } from '../../../shared/games/penalty-aim.ts';
import { decideKick } from '../../../shared/games/penalty-kick.ts';
import { PLAY_MINUTES, resultOf } from '../../../shared/games/penalty-play.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { insertKick, kicksOf } from './game-kick.repository.ts';
import {
  endResult,
  insertResult,
  lockLate,
  lockResult,
  type StoredResult,
} from './game-result.repository.ts';
import { serverDraw, viewResult } from './game-result.ts';
import { giveRewardBack, hasRound, takeReward } from './game-round.repository.ts';
import type { Player } from './player.ts';

/**
 * Begins the play of a customer in a round.
 * @throws Problem 1010 unknown round; 1027 played already; 1137 not open, or all rewards are taken
 */
export function beginPlay(
  deps: AppDeps,
  { userId, team, lang }: Player,
  roundId: string,
): Promise<GameResult> {
  return deps.db.transaction(async (tx) => {
    if (!(await hasRound(tx, team, roundId))) throw problem(1010);
    const startedAt = deps.clock();
    const endsAt = new Date(startedAt.getTime() + PLAY_MINUTES * 60_000);
    const id = deps.random.id();
    const play = { id, roundId, userId, seed: deps.random.token(), startedAt, endsAt };
    if (!(await insertResult(tx, play))) throw problem(1027);
    if (!(await takeReward(tx, roundId, startedAt))) throw problem(1137);
    return viewResult(await lockOwn(tx, userId, id), [], lang);
  });
}

/**
 * Decides the next kick of a play. A lost play gives its reward back to the round.
 * @throws Problem 1010 unknown play; 1135 no foot can do it; 1136 not the next kick; 1137 too late
 */
export function kick(
  deps: AppDeps,
  { userId, lang }: Player,
  id: string,
  { number, aim }: { number: number; aim: Aim },
): Promise<GameResult> {
  return deps.db.transaction(async (tx) => {
    const play = await lockOwn(tx, userId, id);
    const before = (await kicksOf(tx, [id])).get(id) ?? [];
    const now = deps.clock();
    if (play.state === 'lapsed' || (play.state === 'playing' && now >= play.endsAt)) throw problem(1137);
    if (play.state !== 'playing' || number !== before.length + 1) throw problem(1136);
    if (!isPossible(aim)) throw problem(1135);
    const decided = decideKick(play.keeper, before, aim, serverDraw(play.seed, number));
    await insertKick(tx, id, number, decided, now);
    const kicks = [...before, decided];
    const state = resultOf(kicks);
    if (state) await endResult(tx, id, state, now);
    if (state === 'lost') await giveRewardBack(tx, play.roundId);
    return viewResult({ ...play, state: state ?? 'playing' }, kicks, lang);
  });
}

/** Ends the plays whose time is over. Any number of processes may do it at once. */
export async function endLatePlays(deps: AppDeps): Promise<void> {
  while (await endLate(deps));
}

/** @returns whether there was one */
function endLate({ db, clock }: AppDeps): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock();
    const late = await lockLate(tx, now);
    if (!late) return false;
    await endResult(tx, late.id, 'lapsed', now);
    await giveRewardBack(tx, late.roundId);
    return true;
  });
}

/** @throws Problem 1010 */
async function lockOwn(tx: Queryable, userId: string, id: string): Promise<StoredResult> {
  const play = await lockResult(tx, userId, id);
  if (!play) throw problem(1010);
  return play;
}
