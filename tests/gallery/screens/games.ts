import type { GameResult, GameReward, GameRound } from '../../../src/shared/api/games.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { Lang } from '../../../src/shared/language.ts';
import { successIn } from '../answers.ts';
import type { Screen, Visit } from '../screen.ts';
import { click, press, steps } from '../steps.ts';
import { withTroubles } from '../variants.ts';
import { painted } from './badges.ts';

const today = berlinToday(new Date());
const id = (at: number) => `5b0c7a54-3a86-4a49-9d0e-0c3f5a1b2e${10 + at}`;
const aim = { x: -88, y: 10, power: 3, curve: 0 };
const goal = { aim, ball: { x: -80, y: 12 }, dive: 'rightLow', outcome: 'goal' } as const;
const saved = { ...goal, dive: 'leftLow', outcome: 'saved' } as const;
/** What the server has in both languages. */
const words = {
  de: {
    coupon: '15\u00a0% Rabatt auf einen neuen Tarif, 3\u00a0Monate\u00a0lang',
    data: '2\u00a0GB extra für 14\u00a0Tage',
    wallpaper: 'Ein Wallpaper, das es nur hier gibt',
    title: (week: number) => `Elfmeter, Woche ${week}`,
    text: 'Die Katze wartet bis zum Schuss. Wer sie täuscht, hat freie Bahn.',
  },
  tr: {
    coupon: 'Yeni bir tarifede 3\u00a0ay boyunca %15 indirim',
    data: '14\u00a0gün boyunca 2\u00a0GB ek internet',
    wallpaper: 'Yalnızca burada kazanılan bir duvar kâğıdı',
    title: (week: number) => `Penaltı, ${week}. hafta`,
    text: 'Kedi şuta kadar bekler. Onu kandıran köşeyi boş bulur.',
  },
} satisfies Record<Lang, object>;
const couponIn = (lang: Lang): GameReward => ({
  id: 'coupon-15',
  kind: 'coupon',
  label: words[lang].coupon,
  figure: { value: 15, unit: 'percent' },
});
const rewardsIn = (lang: Lang): GameReward[] => [
  {
    id: 'data-2',
    kind: 'data',
    label: words[lang].data,
    figure: { value: 2000, unit: 'megabytes' },
  },
  couponIn(lang),
];

const numbered = (...kicks: Omit<GameResult['kicks'][number], 'number'>[]) =>
  kicks.map((kick, at) => ({ number: at + 1, ...kick }));

type Play = Partial<Omit<GameResult, 'title' | 'reward'>> & { week?: number; isRewarded?: boolean };

const result =
  ({ week = 48, isRewarded = false, ...change }: Play) =>
  (lang: Lang): GameResult => ({
    id: id(1),
    roundId: id(0),
    slug: '2026-48',
    title: words[lang].title(week),
    keeper: 'cat',
    state: 'won',
    startedAt: '2026-11-20T18:00:00.000Z',
    endsAt: '2026-11-20T18:30:00.000Z',
    seedHash: 'b2f6f31f6cf8f2d8ab7a1a54b7e4b6f0c5a8b9a3b7d0e5a9f1c2d3e4f5a6b7c8',
    seed: 'T3sPbXc0gQm7bq2nV1kq9c4mYw8rJ5fL6hZ0xD2aE',
    kicks: numbered(
      { ...goal, ball: { x: -28, y: 12 } },
      saved,
      { ...goal, ball: { x: 84, y: 58 }, dive: 'leftLow' },
      { ...goal, ball: { x: -74, y: 60 } },
      { ...goal, ball: { x: 92, y: 16 }, dive: 'leftHigh' },
    ),
    rewards: rewardsIn(lang),
    reward: isRewarded ? { ...couponIn(lang), code: 'TOR-104729350081', endsOn: '2027-01-24' } : null,
    ...change,
  });

/** Of a reward without a code there is a ticket too. */
const dataWon = (lang: Lang): GameResult => ({
  ...result({})(lang),
  reward: {
    id: 'data-2',
    kind: 'data',
    label: words[lang].data,
    figure: { value: 2000, unit: 'megabytes' },
    code: null,
    endsOn: '2026-12-09',
  },
});
const wallpaperWon = (lang: Lang): GameResult => ({
  ...result({})(lang),
  reward: {
    id: 'wallpaper',
    kind: 'wallpaper',
    label: words[lang].wallpaper,
    figure: null,
    code: null,
    endsOn: null,
  },
});

const roundIn = (lang: Lang): GameRound => ({
  id: id(0),
  slug: '2026-48',
  title: words[lang].title(48),
  text: words[lang].text,
  closesAt: `${addDays(today, 4)}T22:00:00.000Z`,
  keeper: 'cat',
  rewards: rewardsIn(lang),
  hasRewards: true,
});
const open = successIn('GET /api/games', (lang) => ({
  games: [{ id: 'penalty', kicks: 5, goalsToWin: 4, round: roundIn(lang), next: null }],
}));
const nextIn = (lang: Lang) => ({
  title: words[lang].title(49),
  opensAt: `${addDays(today, 2)}T06:00:00.000Z`,
});
const none = successIn('GET /api/games', (lang) => ({
  games: [{ id: 'penalty', kicks: 5, goalsToWin: 4, round: null, next: nextIn(lang) }],
}));
const openWithNext = successIn('GET /api/games', (lang) => ({
  games: [{ id: 'penalty', kicks: 5, goalsToWin: 4, round: roundIn(lang), next: nextIn(lang) }],
}));
/** Guests practise beside the round that the other screens have. */
const practice = { '**/api/games': open };
/** The page is drawn with the demo's round; then this one is read. */
const known = async ({ page }: Visit) => {
  await page.getByRole('listitem').filter({ hasText: '15' }).first().waitFor();
};
const noneKnown = async ({ page }: Visit) => {
  await page.getByRole('heading').filter({ hasText: '49' }).waitFor();
};
const plays = (...results: ((lang: Lang) => GameResult)[]) => ({
  '**/api/games': open,
  '**/api/games/results/me': successIn('GET /api/games/results/me', (lang) => ({
    results: results.map((one) => one(lang)),
  })),
});

const over = result({});
const playing = result({
  state: 'playing',
  endsAt: new Date(Date.now() + 28 * 60_000).toISOString(),
  seed: null,
  kicks: numbered(goal, saved),
});
const twice = { ...goal, ball: { x: 84, y: 58 }, dive: 'leftLow' } as const;
/** The next kick of the play above goes in. */
const scored = successIn('POST /api/games/results/:id/kicks', (lang) => ({
  result: { ...playing(lang), kicks: numbered(goal, saved, twice) },
}));
const lost = result({ state: 'lost', kicks: numbered(goal, saved, saved, goal, saved) });
const challenge = '/dashboard/games?round=2026-48&beat=4';
const share = steps(press('share.page.open'), painted);

const openAim = click(({ page, say }: Visit) =>
  page.getByRole('radio', { name: say('games.page.aim.choose'), exact: true }),
);
const shoot = press('games.page.aim.shoot');
/** Practice takes its chance from the browser: with this one the same becomes of each kick. */
const chance =
  (byte: number) =>
  ({ page }: Visit) =>
    page.evaluate((all) => {
      crypto.getRandomValues = (bytes) => {
        if (bytes instanceof Uint8Array) bytes.fill(all);
        return bytes;
      };
    }, byte);

/** The play that is over stands in the place of the practice as soon as it is known. */
const poster = async ({ page, say }: Visit) => {
  await page.getByRole('heading', { name: say('games.page.said.won') }).waitFor();
};

/** So does the play that was lost. */
const defeat = async ({ page }: Visit) => {
  // By a selector: how its heading is said depends on the goals.
  await page.locator('[data-over="true"]').waitFor();
};

/** So does the round that can be played; on a slow machine practice would be taken for it. */
const event = async ({ page }: Visit) => {
  // By a selector: its heading is the round's title, which data give.
  await page.locator('[data-event="true"]').waitFor();
};

/** The page of the penalty game for guests and customers. */
export const gamesScreens: Screen[] = [
  ...withTroubles({ name: 'games/practice', path: '/dashboard/games', answers: practice, reach: known }),
  { name: 'games/aim', path: '/dashboard/games', answers: practice, reach: steps(known, openAim) },
  {
    name: 'games/kicked',
    path: '/dashboard/games',
    answers: practice,
    reach: steps(known, chance(120), openAim, shoot),
  },
  {
    name: 'games/late',
    path: '/dashboard/games',
    answers: practice,
    reach: steps(known, chance(64), openAim, shoot),
  },
  { name: 'games/no-round', path: '/dashboard/games', answers: { '**/api/games': none }, reach: noneKnown },
  { name: 'games/round-open', path: '/dashboard/games', as: 'customer', answers: plays(), reach: event },
  {
    name: 'games/round-practice',
    path: '/dashboard/games',
    as: 'customer',
    answers: plays(),
    reach: press('games.page.practice.first'),
  },
  {
    name: 'games/round',
    path: '/dashboard/games',
    as: 'customer',
    answers: plays(playing),
    reach: steps(event, press('games.page.round.goOn')),
  },
  {
    name: 'games/round-aim',
    path: '/dashboard/games',
    as: 'customer',
    answers: plays(playing),
    reach: steps(event, press('games.page.round.goOn'), openAim),
  },
  {
    name: 'games/round-kicked',
    path: '/dashboard/games',
    as: 'customer',
    answers: { ...plays(playing), '**/api/games/results/*/kicks': scored },
    reach: steps(event, press('games.page.round.goOn'), openAim, shoot),
  },
  {
    name: 'games/round-lost',
    path: '/dashboard/games',
    as: 'customer',
    answers: { ...plays(lost), '**/api/games': openWithNext },
    reach: defeat,
  },
  {
    name: 'games/won',
    path: '/dashboard/games',
    as: 'customer',
    answers: plays(result({})),
    reach: poster,
  },
  { name: 'games/challenged', path: challenge, answers: { '**/api/games': open } },
  { name: 'games/challenge-over', path: challenge, answers: { '**/api/games': none } },
  {
    name: 'games/challenge-won',
    path: '/dashboard/games?round=2026-48&beat=3',
    as: 'customer',
    answers: plays(over),
  },
  {
    name: 'games/share',
    path: '/dashboard/games',
    as: 'customer',
    answers: plays(over),
    reach: share,
    windowOnly: true,
  },
  {
    name: 'games/rewarded-data',
    path: '/dashboard/games',
    as: 'customer',
    answers: plays(dataWon),
    reach: poster,
  },
  {
    name: 'games/rewarded-wallpaper',
    path: '/dashboard/games',
    as: 'customer',
    answers: plays(wallpaperWon),
    reach: poster,
  },
  {
    name: 'games/rewarded',
    path: '/dashboard/games',
    as: 'customer',
    reach: poster,
    answers: plays(
      result({ isRewarded: true }),
      result({
        id: id(2),
        roundId: id(3),
        slug: '2026-47',
        week: 47,
        state: 'lost',
        kicks: numbered(goal, saved, saved, goal, saved),
      }),
      result({
        id: id(4),
        roundId: id(5),
        slug: '2026-46',
        week: 46,
        state: 'lapsed',
        kicks: numbered(goal, saved),
      }),
    ),
  },
];
