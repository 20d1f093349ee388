import numbers from '../../../../../teams/content/phone-numbers.json' with { type: 'json' };
import sims from '../../../../../teams/content/sim-cards.json' with { type: 'json' };
import type { Queryable } from '../queryable.ts';
import type { Seed } from '../seed.ts';
import { iccid } from './iccid.ts';
import { namedUuid } from './named-uuid.ts';

/** The pool of phone numbers and SIM cards, shared by all teams. Sold or assigned ones are not changed. */
export const numbersSeed: Seed = {
  id: 'numbers',
  content: JSON.stringify([numbers, sims]),
  async run(tx) {
    await seedNumbers(tx);
    await seedSims(tx, 'physical', 'stock', cards(100_000, sims.stock.physical));
    await seedSims(tx, 'esim', 'stock', cards(200_000, sims.stock.esim));
    await seedSims(tx, 'physical', 'shop', cards(1, sims.stock.shop));
  },
};

async function seedNumbers(tx: Queryable): Promise<void> {
  const { general, vip } = numbers;
  const range = Array.from({ length: general.to - general.from + 1 }, (_, i) => general.from + i);
  const plain = [...range.map((n) => `${general.prefix}${String(n).padStart(2, '0')}`), ...general.singles];
  const rows = [
    ...plain.map((msisdn) => ({ msisdn, kind: 'general', class: 'None', price: 0 })),
    ...vip.numbers.map((number) => ({
      msisdn: `${vip.prefix}${number.suffix}`,
      kind: 'vip',
      class: number.class,
      price: number.priceCents,
    })),
  ].map((row) => ({ ...row, id: namedUuid('number', row.msisdn) }));
  await tx.query(
    `INSERT INTO phone_number (id, msisdn, kind, class, price_cents)
     SELECT id, msisdn, kind, class, price FROM jsonb_to_recordset($1::jsonb)
         AS row (id uuid, msisdn text, kind text, class text, price int)
     ON CONFLICT (msisdn) DO UPDATE SET class = excluded.class, price_cents = excluded.price_cents`,
    [JSON.stringify(rows)],
  );
}

function cards(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => iccid(sims.prefix, first + i));
}

async function seedSims(
  tx: Queryable,
  type: string,
  place: string,
  iccids: readonly string[],
): Promise<void> {
  await tx.query(
    `INSERT INTO sim_card (iccid, type, place, matching_id)
     SELECT iccid, $2, $3, CASE WHEN $2 = 'esim' THEN 'FL-' || upper(substr(md5(iccid), 1, 16)) END
       FROM jsonb_array_elements_text($1::jsonb) AS iccid
     ON CONFLICT (iccid) DO NOTHING`,
    [JSON.stringify(iccids), type, place],
  );
}
