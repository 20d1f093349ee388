import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameItem } from '../../../src/server/modules/games/game-stock.repository.ts';
import { gamesGoods } from '../../../src/server/modules/games/games.goods.ts';
import content from '../../../teams/content/games.json' with { type: 'json' };
import { createTestApp, type TestApp } from '../../support/app.ts';
import { begin } from '../../support/games/plays.ts';
import { customer } from '../../support/people.ts';

const played = content.find(({ slug }) => slug === '2026-10') as GameItem | undefined; // the schema holds the file
if (!played) throw new Error('The demo has no round for the tests’ day.');

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await begin((await customer(t, 'anna')).client);
});
afterAll(() => t.close());

const bring = (...items: GameItem[]) => t.db.transaction((tx) => gamesGoods.write(tx, 'kanarya', items));
const faultsOf = async (...items: GameItem[]): Promise<unknown> =>
  bring(...items).then(
    () => [],
    (refusal) => refusal.details.errors.map(({ path }: { path: string }) => path),
  );
const other: GameItem = {
  ...played,
  slug: 'another',
  opensAt: '2030-01-01T06:00:00Z',
  closesAt: '2030-01-02T06:00:00Z',
};

it('brings a round and changes its words, also when it has been played', async () => {
  expect(await bring(other)).toEqual({ created: 1, changed: 0, unchanged: 0 });
  expect(await bring(other, played)).toEqual({ created: 0, changed: 0, unchanged: 2 });
  const words = { ...played.words, de: { title: 'Neue Woche', text: 'Ein neuer Satz dazu.' } };
  const [first, ...rest] = played.rewards;
  if (!first) throw new Error('The round has no reward.');
  const label = { de: 'Andere Wörter', tr: 'Başka sözler' };
  expect(await bring({ ...played, words, rewards: [{ ...first, label }, ...rest] })).toMatchObject({
    changed: 1,
  });
  expect(await gamesGoods.read(t.db, 'kanarya')).toContainEqual(expect.objectContaining({ slug: 'another' }));
});

it('leaves what was played for as it is', async () => {
  expect(await faultsOf({ ...played, keeper: 'tower' })).toEqual(['/0/keeper']);
  expect(await faultsOf(other, { ...played, rewards: played.rewards.slice(1) })).toEqual(['/1/rewards']);
  expect(await faultsOf({ ...played, budget: 0 })).toEqual(['/0/budget']);
  expect(await faultsOf({ ...other, keeper: 'tower', budget: 1, rewards: other.rewards.slice(1) })).toEqual(
    [],
  );
});

it('refuses an end before its beginning, one reward twice, and one slug twice', async () => {
  expect(await faultsOf({ ...other, closesAt: other.opensAt })).toEqual(['/0/closesAt']);
  expect(await faultsOf({ ...other, rewards: [...other.rewards, ...other.rewards] })).toEqual(['/0/rewards']);
  expect(await faultsOf(other, other)).toEqual(['/1/slug']);
});

it('refuses a wallpaper that is no prize, and a round of wallpapers alone', async () => {
  const label = { de: 'Ein Bild', tr: 'Bir görsel' };
  const named = (wallpaper: string) => [{ id: 'picture', kind: 'wallpaper' as const, label, wallpaper }];
  for (const slug of ['muster', 'nirgends'])
    expect(await faultsOf({ ...other, rewards: [...named(slug), ...played.rewards.slice(0, 1)] })).toEqual([
      '/0/rewards',
    ]);
  expect(await faultsOf({ ...other, rewards: named('pokal') })).toEqual(['/0/rewards']);
});
