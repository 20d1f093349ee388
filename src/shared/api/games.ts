import { dives, keeperIds, outcomes } from '../games/penalty-keepers.ts';
import { operations } from './operation.ts';
import {
  boolean,
  day,
  integer,
  integerFrom,
  list,
  moment,
  object,
  oneOf,
  orNull,
  type Static,
  shortText,
  text,
  uuid,
} from './shapes.ts';

const rewardKind = oneOf('data', 'coupon', 'wallpaper');

/** One of the things that a winner chooses from, in the language of the request. */
/** What is largest on its ticket: what is given or taken off. */
const rewardFigure = object({ value: integer, unit: oneOf('megabytes', 'percent', 'cents') });
/** What a reward is; a wallpaper has no figure. */
const rewardFace = { id: text, kind: rewardKind, label: text, figure: orNull(rewardFigure) };
const gameReward = object(rewardFace);
export type GameReward = Static<typeof gameReward>;

/** A round that takes plays now. */
const gameRound = object({
  id: uuid,
  /** Its name in addresses. */
  slug: text,
  title: text,
  text,
  /** The first moment at which no play begins. */
  closesAt: moment,
  keeper: oneOf(...keeperIds),
  rewards: list(gameReward),
  /** Whether a winner would get one. */
  hasRewards: boolean,
});
export type GameRound = Static<typeof gameRound>;

/** What a game plays now, and what comes next. */
const gameRounds = {
  round: orNull(gameRound),
  next: orNull(object({ title: text, opensAt: moment })),
};

const gameAim = object({ x: integer, y: integer, power: integer, curve: integer });

/** A kick that has been decided: where it was aimed, where the ball went, and what the keeper did. */
const gameKick = object({
  number: integer,
  aim: gameAim,
  ball: object({ x: integer, y: integer }),
  dive: oneOf(...dives),
  outcome: oneOf(...outcomes),
});

/** A customer's play in a round. */
const gameResult = object({
  id: uuid,
  roundId: uuid,
  slug: text,
  title: text,
  keeper: oneOf(...keeperIds),
  state: oneOf('playing', 'won', 'lost', 'lapsed'),
  startedAt: moment,
  /** The first moment without kicks. */
  endsAt: moment,
  /** SHA-256 of the seed, in hexadecimal. */
  seedHash: text,
  /** Null as long as kicks are left. */
  seed: orNull(text),
  kicks: list(gameKick),
  /** Those that the winner chooses from. */
  rewards: list(gameReward),
  /** The one that was chosen: a coupon with its code, data with their last day. */
  reward: orNull(object({ ...rewardFace, code: orNull(text), endsOn: orNull(day) })),
});
export type GameResult = Static<typeof gameResult>;

const id = object({ id: uuid });
/** What a hand could have drawn; whether a foot can do it is decided by the game's rules. */
const anyAim = integerFrom(-999, 999);

export const gamesApi = operations({
  'GET /api/games': {
    answer: object({
      games: list(object({ id: text, kicks: integer, goalsToWin: integer, ...gameRounds })),
    }),
  },
  'GET /api/games/:game/rounds/current': {
    params: object({ game: shortText(32) }),
    answer: object(gameRounds),
  },
  'GET /api/games/results/me': { answer: object({ results: list(gameResult) }) },
  'POST /api/games/rounds/:id/results': {
    params: id,
    answer: object({ result: gameResult }),
    status: 201,
  },
  'POST /api/games/results/:id/kicks': {
    params: id,
    body: object({
      /** The first kick is 1. */
      number: integerFrom(1, 5),
      aim: object({ x: anyAim, y: anyAim, power: anyAim, curve: anyAim }),
    }),
    answer: object({ result: gameResult }),
  },
  'POST /api/games/results/:id/reward': {
    params: id,
    body: object({ rewardId: shortText(64) }),
    answer: object({ result: gameResult }),
  },
});
