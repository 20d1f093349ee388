import { test as base, expect, type Page } from 'playwright/test';
import type { TeamId } from '../../src/shared/teams.ts';
import { type House, openHouse } from '../gallery/house.ts';
import { prepare } from '../gallery/visit.ts';
import { teamIds } from '../support/team-ids.ts';
import { type Pictures, picturesOfMail, picturesOfPage, picturesOfPaper } from './support/brand-pictures.ts';
import { drawnApart } from './support/greys.ts';

interface Rooms {
  page: Page;
  houses: Map<TeamId, House>;
}

const test = base.extend<object, { rooms: Rooms }>({
  rooms: [
    async ({ browser }, use) => {
      const houses = await Promise.all(teamIds.map((team) => openHouse(team)));
      const viewport = { width: 412, height: 860 };
      const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light', viewport });
      const page = await prepare(context);
      await use({ page, houses: new Map(houses.map((house) => [house.team, house])) });
      await context.close();
      await Promise.all(houses.map((house) => house.close()));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Takes pictures of a thing of a brand, in its own colours and in those of another one. */
type Take = (rooms: Rooms, team: TeamId, others: TeamId) => Promise<Pictures>;

const onPage =
  (screen: string): Take =>
  ({ page, houses }, team, others) => {
    const house = houses.get(team);
    if (!house) throw new Error(`${team} has no server.`);
    return picturesOfPage(page, house, screen, others);
  };

const things: Record<string, Take> = {
  'the page of a tariff': onPage('tariff/flex'),
  'the overview of the account': onPage('overview/filled'),
  'the giveaway': onPage('giveaway/open'),
  'the penalty game': onPage('games/practice'),
  'a mail': ({ page }, team, others) => picturesOfMail(page, team, others),
  'the first page of a bill': (_rooms, team, others) => picturesOfPaper(team, others),
};

/** A brand in other colours stays below 0.01, two brands differ by 0.04 and more. */
const THRESHOLD = 0.025;

for (const [name, take] of Object.entries(things)) {
  test(`${name}: in grey, with the same words, the brands can be told apart; other colours alone do not pass`, async ({
    rooms,
  }) => {
    const own: [TeamId, Buffer][] = [];
    for (const [at, team] of teamIds.entries()) {
      const others = teamIds[(at + 1) % teamIds.length] ?? team;
      const pictures = await take(rooms, team, others);
      expect(pictures.dyed.equals(pictures.own), `${team} wears the colours of ${others}`).toBe(false);
      const dyed = await drawnApart(pictures.own, pictures.dyed);
      expect.soft(dyed, `${team} in the colours of ${others}`).toBeLessThan(THRESHOLD);
      for (const [other, picture] of own)
        expect
          .soft(await drawnApart(picture, pictures.own), `${other} and ${team}`)
          .toBeGreaterThan(THRESHOLD);
      own.push([team, pictures.own]);
    }
  });
}
