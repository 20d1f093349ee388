import { test as base, expect, type Page } from 'playwright/test';
import type { TeamId } from '../../../src/shared/teams.ts';
import { type House, openHouse } from '../../gallery/house.ts';
import { prepare } from '../../gallery/visit.ts';
import { listen } from './complaints.ts';

/** One server and one page of a brand for many tests: a screen is laid out anew each time, not a browser. */
export interface Room {
  house: House;
  page: Page;
  /** What the browser complained about since the last test, provoked answers apart. */
  complaints: string[];
}

export interface RoomOptions {
  team: TeamId;
  /** The words that customers read, or dressed ones that show where a word does not come from `locales/`. */
  wording: 'real' | 'pseudo';
}

interface WorkerFixtures extends RoomOptions {
  room: Room;
}

/** The first brand with pseudo words: `node tests/gallery/pseudo/build.mjs`. */
const pseudo = { definitionsDir: 'dist/pseudo/definitions', env: { CLIENT_DIR: 'dist/pseudo/client' } };

/** Refusals and lost connections are provoked on the screens that show them. */
const PROVOKED = /status of (4|5)\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

export const test = base.extend<object, WorkerFixtures>({
  team: ['kanarya', { scope: 'worker', option: true }],
  wording: ['real', { scope: 'worker', option: true }],
  room: [
    async ({ team, wording, browser }, use) => {
      const house = await openHouse(team, wording === 'pseudo' ? pseudo : {});
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await prepare(context);
      const complaints: string[] = [];
      await listen(page, complaints);
      await use({ house, page, complaints });
      await context.close();
      await house.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

/** Complaints so far, and a clean sheet for the next screen. */
export function complaintsOf({ complaints }: Room): string[] {
  return complaints.splice(0).filter((text) => !PROVOKED.test(text));
}

export { expect };
