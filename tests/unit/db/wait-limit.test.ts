import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { requestLimits, requestWaitMs } from '../../../src/server/infra/db/time-limits.ts';
import { Turns, TurnTooLate } from '../../../src/server/infra/turns.ts';
import { waitAtMost, waitMsLeft } from '../../../src/server/infra/wait-limit.ts';

it('all waits of a piece of work share one limit, also after others began', async () => {
  const left = await waitAtMost(1000, async () => {
    await sleep(50);
    return [waitMsLeft(), await waitAtMost(Number.POSITIVE_INFINITY, async () => waitMsLeft())];
  });
  expect(left[0]).toBeLessThanOrEqual(951);
  expect(left[1]).toBe(Number.POSITIVE_INFINITY);
  expect(waitMsLeft()).toBe(Number.POSITIVE_INFINITY);
  await waitAtMost(1, async () => {
    await sleep(20);
    expect(waitMsLeft()).toBe(0);
  });
});

it('a request and its last statement end within three seconds', () => {
  const { connectionMs, statementMs } = requestLimits(1.2);
  expect(requestWaitMs(1.2)).toBe(2 * connectionMs);
  // The driver gives up 200 ms after the server's own limit.
  expect(requestWaitMs(1.2) + statementMs + 200).toBeLessThan(3000);
});

it('only so many have a turn; who waits too long leaves the queue to the others', async () => {
  const turns = new Turns(2);
  await turns.take(0);
  await turns.take(0);
  const late = turns.take(5);
  const entered: string[] = [];
  const next = ['a', 'b'].map((name) => turns.take(Number.POSITIVE_INFINITY).then(() => entered.push(name)));
  expect(turns.waiting).toBe(3);
  await expect(late).rejects.toThrow(TurnTooLate);
  expect(turns.waiting).toBe(2);
  turns.giveBack();
  await next[0];
  expect(entered).toEqual(['a']);
  turns.giveBack();
  await next[1];
  turns.giveBack();
  turns.giveBack();
  await turns.take(0);
  await turns.take(0);
});
