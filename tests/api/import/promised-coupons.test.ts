import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { createEmptyDatabase } from '../../support/database.ts';
import { contentOf, folderWith, importInto } from '../../support/goods-folder.ts';

const coupons = contentOf('coupons.json');
const campaigns = contentOf('campaigns.json');
const couponOf = (code: string) => ({ ...coupons.find((coupon) => coupon.code === code) });
const campaignOf = (slug: string) => ({ ...campaigns.find((campaign) => campaign.slug === slug) });
const ends = async () =>
  db.query<object>(
    `SELECT team, valid_until AS until FROM coupon WHERE code = 'SAISON20' ORDER BY team LIMIT 1`,
  );

/** The last line of the file that names a member: the changed coupon is the second one. */
function lineOf(folder: string, member: string): number {
  const lines = readFileSync(join(folder, 'kanarya/coupons.json'), 'utf8').split('\n');
  return lines.findLastIndex((line) => line.includes(`"${member}"`)) + 1;
}

let db: Database;
beforeEach(async () => {
  db = await createEmptyDatabase();
  const stock = folderWith({ 'coupons.json': coupons, 'campaigns.json': campaigns });
  expect((await importInto(db, stock)).code).toBe(0);
});
afterEach(() => db.close());

it.each([
  [
    'SAISON20',
    { validUntil: '2027-06-29' },
    /is valid until 2027-06-29, but "heimsieg" ends on 2027-06-30\.$/,
  ],
  ['SAISON20', { validUntil: null }, /is valid without an end, but "heimsieg" ends on 2027-06-30\.$/],
  [
    'SAISON20',
    { validFrom: '2026-06-01' },
    /is valid from 2026-06-01 on, but "heimsieg" begins on 2026-01-10\.$/,
  ],
  [
    'SAISON20',
    { tariffTypes: ['flex'] },
    /is for flex, but "heimsieg" is for all plans of private customers\.$/,
  ],
  ['FAMILIE', { tariffTypes: ['kids'] }, /is for kids, but "familie" is for partner, kids\.$/],
  [
    'ABPFIFF',
    { validUntil: '2028-12-31' },
    /is valid until 2028-12-31, but "saisonfinale" ends on 2024-12-31\.$/,
  ],
])('%s, on which a campaign rests, cannot become %j', async (code, change, says) => {
  const before = await db.query('SELECT * FROM coupon ORDER BY id');
  const [field = ''] = Object.keys(change);
  const folder = folderWith({
    'kanarya/coupons.json': [couponOf('ANPFIFF'), { ...couponOf(code), ...change }],
  });
  for (const options of [['--dry-run'], []]) {
    const { code: ended, lines } = await importInto(db, folder, ...options);
    expect(ended).toBe(1);
    const [said = '', nothing] = lines.slice(options.length);
    expect(said).toMatch(/^kanarya\/coupons\.json:\d+: /);
    expect(said).toMatch(says);
    expect(said.split(':')[1]).toBe(String(lineOf(folder, field)));
    expect(nothing).toBe('kanarya/coupons.json: nothing of this file is written');
  }
  expect(await db.query('SELECT * FROM coupon ORDER BY id')).toEqual(before);
});

it('a coupon may change in all that its campaign does not promise', async () => {
  const wider = { ...couponOf('SAISON20'), amount: 25, validFrom: '2026-01-10', maxRedemptions: 500 };
  const { code, lines } = await importInto(db, folderWith({ 'coupons.json': [wider] }));
  expect(lines).toEqual(['coupons.json: 0 new, 4 changed, 0 as before']);
  expect(code).toBe(0);
});

it('a campaign and its coupon are made longer by one import', async () => {
  const folder = folderWith({
    'coupons.json': [{ ...couponOf('SAISON20'), validUntil: '2027-07-31' }],
    'campaigns.json': [{ ...campaignOf('heimsieg'), endsAt: '2027-07-31T22:00:00Z' }],
  });
  for (const options of [['--dry-run'], []]) {
    const { lines } = await importInto(db, folder, ...options);
    expect(lines.slice(options.length)).toEqual([
      'coupons.json: 0 new, 4 changed, 0 as before',
      'campaigns.json: 0 new, 4 changed, 0 as before',
    ]);
  }
  expect(await ends()).toMatchObject([{ until: '2027-07-31' }]);
});

it('if the longer campaign has a fault, its coupon stays, too', async () => {
  const longer = { ...campaignOf('heimsieg'), endsAt: '2027-07-31T22:00:00Z' };
  const coupon = { 'coupons.json': [{ ...couponOf('SAISON20'), validUntil: '2027-07-31' }] };
  for (const faulty of [
    { ...longer, externalId: 'C-FAMILIE' },
    { ...longer, words: {} },
  ]) {
    const { code, lines } = await importInto(db, folderWith({ ...coupon, 'campaigns.json': [faulty] }));
    expect(code).toBe(1);
    expect(lines).toContain('coupons.json: nothing of this file is written');
    expect(lines).toContain('campaigns.json: nothing of this file is written');
  }
  expect(await ends()).toMatchObject([{ until: '2027-06-30' }]);
});
