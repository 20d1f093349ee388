import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { runSeeds } from '../../../src/server/infra/db/seed.ts';
import { seeds } from '../../../src/server/start/demo-seeds.ts';
import { isIccid, withCheckDigit } from '../../../src/shared/rules/iccid.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { createTestDatabase, testStart } from '../../support/database.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const count = async (from: string) =>
  (await db.query<{ n: number }>(`SELECT count(*) AS n FROM ${from}`))[0]?.n;

describe('the demo data', () => {
  it('has plans of all five types for every team', async () => {
    for (const team of teamIds)
      expect(await count(`(SELECT DISTINCT type FROM tariff WHERE team = '${team}') t`)).toBe(5);
  });

  it('has only numbers that are reserved for fiction', async () => {
    expect(await count("phone_number WHERE kind = 'general'")).toBe(110);
    const real = String.raw`phone_number WHERE msisdn !~ '^\+49(17139200\d\d|17604069000|176040690\d\d|152|172|174)'`;
    expect(await count(real)).toBe(0);
  });

  it('has SIM cards with a right check digit', async () => {
    expect(withCheckDigit('894999000000000001')).toBe('8949990000000000010');
    const cards = await db.query<{ iccid: string }>('SELECT iccid FROM sim_card');
    expect(cards.filter((card) => !isIccid(card.iccid))).toEqual([]);
  });

  it('can be put in again without changing what was sold', async () => {
    await db.query('DELETE FROM seed');
    const before = [await count('tariff'), await count('phone_number'), await count('sim_card')];
    await db.transaction((tx) => runSeeds(tx, seeds, testStart));
    expect([await count('tariff'), await count('phone_number'), await count('sim_card')]).toEqual(before);
  });
});
