import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import type { TestApp } from '../../support/app.ts';
import { until } from './stand-still.ts';

/**
 * Runs the jobs of the day beside running servers until an order has come so far. One run is not enough: it skips an
 * order that a server's own job holds at that moment.
 * @throws Error when it has not come so far in time
 */
export function runUntil({ deps }: TestApp, what: string, isSo: () => Promise<boolean>): Promise<void> {
  return until(what, async () => {
    await runLifecycle(deps);
    return isSo();
  });
}

/** @throws Error when the line of an order does not work in time */
export function activateLine(shop: TestApp, orderId: string): Promise<void> {
  return runUntil(shop, 'the line works', async () => {
    const sql = 'SELECT FROM contract WHERE order_id = $1 AND activated_at IS NOT NULL';
    return (await shop.db.query(sql, [orderId])).length === 1;
  });
}
