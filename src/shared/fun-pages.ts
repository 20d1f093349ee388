import { challengeGoals } from './games/challenge.ts';
import type { PageRecord } from './page-record.ts';

/** The pages for a break. */
export const funPages = {
  games: {
    paths: ['/dashboard/games'],
    // A customer sees the round of the week where a guest practises.
    drawn: 'forGuests',
    area: 'games',
    words: ['fun'],
    reads: { beat: challengeGoals },
    firstData: ['GET /api/games'],
  },
  wallpapers: {
    paths: ['/dashboard/wallpapers'],
    drawn: 'forAll',
    area: 'wallpapers',
    words: ['fun'],
    firstData: ['GET /api/wallpaper'],
  },
} as const satisfies Record<string, PageRecord>;
