import { describe, expect, it } from 'vitest';
import { note } from './harness/figures.ts';
import { hasPostgres } from './harness/pair.ts';
import { catches, holds } from './harness/rounds.ts';
import { killRound } from './releases/kill-round.ts';
import { releaseRound } from './releases/release-round.ts';
import { releaseStage } from './releases/stage.ts';

describe.skipIf(!hasPostgres)('releases, two processes', () => {
  it('judge each order by exactly the one that it names', async () => {
    const name = 'an order names the release that judged it';
    const taken: number[] = [];
    let orders = 0;
    const noted = (seconds: number, count: number) => {
      taken.push(seconds);
      orders += count;
    };
    const stage = await releaseStage();
    await holds(name, { short: 3, deep: 60 }, releaseRound(stage, noted)).finally(stage.servers.close);
    taken.sort((one, other) => one - other);
    const [median = 0, slowest = 0] = [taken[Math.floor(taken.length / 2)], taken.at(-1)];
    note(
      `${orders} orders; every process had a release ${median.toFixed(2)} s after it was published in the median, ${slowest.toFixed(2)} s at most`,
    );
    // Two seconds are promised. One round in between may meet a compiler or a garbage collector of its neighbours.
    expect(median).toBeLessThanOrEqual(2);
    expect(slowest).toBeLessThanOrEqual(5);
    const naive = await releaseStage('one-release');
    const round = releaseRound(naive, () => {});
    await catches(name, 'asks for the release when it writes', round).finally(naive.servers.close);
  });

  it('are the old one or the new one after kill -9, never a mixture', async () => {
    const name = 'a release that was being published is published once, whole';
    const stage = await releaseStage();
    await holds(name, { short: 3, deep: 60 }, killRound(stage)).finally(stage.servers.close);
    const naive = await releaseStage('transaction');
    await catches(name, 'every statement commits by itself', killRound(naive)).finally(naive.servers.close);
  });
});
