import { createTestApp, type TestApp } from '../../support/app.ts';
import { sepaOrder } from '../../support/collecting.ts';
import type { Servers } from '../durability/servers.ts';
import { runUntil } from '../harness/lifecycle.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';
import { until } from '../harness/stand-still.ts';

/** Between the provider's commit and ours, a server stands still for so long: it is killed there. */
const pause = `
CREATE OR REPLACE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM pg_sleep(4); RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER stand_still BEFORE UPDATE ON payment FOR EACH ROW
  WHEN (NEW.is_collection AND NEW.state <> OLD.state) EXECUTE FUNCTION stand_still()`;

/** The job of the servers collects an invoice; they are killed after the provider took it, and start again. */
export async function killRound(servers: Servers): Promise<Round> {
  const shop = await createTestApp({ db: servers.db, now: new Date(), env: { BUDGET_SCALE: '1000' } });
  return async () => {
    await newNumbers(servers.db, 1);
    for (const statement of pause.split(/;\n(?=CREATE)/)) await servers.db.query(statement);
    const { order } = await sepaOrder(shop);
    await runUntil(shop, 'the debit is announced', async () => {
      const due = await servers.db.query(
        `UPDATE collection SET collect_on = current_date - 1
          WHERE invoice_id IN (SELECT id FROM invoice WHERE order_id = $1) RETURNING invoice_id`,
        [order.id],
      );
      return due.length === 1;
    });
    await until('the provider knows the debit', async () => (await standOf(shop, order.id)).there === 1, 120);
    await Promise.all(servers.addresses.map((_, index) => servers.end(index, 'SIGKILL')));
    await servers.db.query('DROP TRIGGER stand_still ON payment');
    const killed = await standOf(shop, order.id);
    await Promise.all(servers.addresses.map((_, index) => servers.start(index)));
    // The retry is due a minute after the first call.
    await servers.db.query(
      'UPDATE payment SET next_poll_at = now() WHERE is_collection AND session_id IS NULL',
    );
    await until('the invoice is settled', async () => (await standOf(shop, order.id)).settled === 1, 120);
    const { there, settled, debits } = await standOf(shop, order.id);
    return [
      ...(killed.settled === 0 && killed.open === 1 ? [] : ['the servers were not killed in between']),
      ...(there === 1 ? [] : [`${there} debits at the provider`]),
      ...(settled === 1 && debits === 1 ? [] : [`${settled} settlements by ${debits} debits`]),
    ];
  };
}

async function standOf({ db }: TestApp, orderId: string) {
  const [stand] = await db.query<{ there: number; settled: number; debits: number; open: number }>(
    `WITH bill AS (SELECT * FROM invoice WHERE order_id = $1 AND kind = 'monthly')
     SELECT (SELECT count(*)::int FROM sandbox_session s, bill WHERE s.purpose = bill.number) AS there,
       (SELECT count(*)::int FROM settlement s, bill WHERE s.invoice_id = bill.id AND s.kind = 'payment') AS settled,
       (SELECT count(*)::int FROM payment p, bill WHERE p.subject_id = bill.id) AS debits,
       (SELECT count(*)::int FROM payment p, bill WHERE p.subject_id = bill.id AND p.session_id IS NULL) AS open`,
    [orderId],
  );
  if (!stand) throw new Error('An aggregate has one row.');
  return stand;
}
