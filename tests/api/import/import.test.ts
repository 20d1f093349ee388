import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import { runExport } from '../../../src/server/start/stock/run-export.ts';
import { runImport } from '../../../src/server/start/stock/run-import.ts';
import { createEmptyDatabase } from '../../support/database.ts';
import { ROOT } from '../../support/definitions.ts';
import { CONTENT, contentOf, folderWith, goodsIn, importInto } from '../../support/goods-folder.ts';

let db: Database;
beforeEach(async () => {
  db = await createEmptyDatabase();
});
afterEach(() => db.close());

const [flexS = {}, flexM = {}] = contentOf('tariffs.json');
const [data5 = {}, reset = {}] = contentOf('options.json');
const [coupon = {}] = contentOf('coupons.json');
const [campaign = {}] = contentOf('campaigns.json');
const all = async (sql: string) => db.query<object>(sql);

describe('a folder of goods', () => {
  it('stocks an empty database; a second time nothing changes', async () => {
    expect(Object.values(await goodsIn(db)).flat()).toEqual([]);
    const first = await importInto(db, CONTENT);
    expect(first.code).toBe(0);
    expect(first.lines).toEqual(
      expect.arrayContaining([
        'tariffs.json: 36 new, 0 changed, 0 as before',
        'sim-cards.json: 4040 new, 0 changed, 0 as before',
        'replacement-card.json: brings no goods, left alone',
        'firm.json: brings no goods, left alone',
      ]),
    );
    const stocked = await goodsIn(db);
    const second = await importInto(db, CONTENT);
    expect(second.code).toBe(0);
    for (const line of second.lines)
      expect(line).toMatch(/: 0 new, 0 changed, [1-9]\d* as before$|left alone$/);
    expect(await goodsIn(db)).toEqual(stocked);
  });

  it('is exported so that another empty database gets the same goods', async () => {
    await importInto(db, CONTENT);
    await importInto(
      db,
      folderWith({ 'aslan/tariffs.json': [{ ...flexS, name: 'Aslan S', withdrawnOn: '2026-05-01' }] }),
    );
    const folder = join(mkdtempSync(join(tmpdir(), 'fanline-export-')), 'goods');
    const exported = await runExport(db, [folder]);
    expect(exported.said).toContain(`${folder}/aslan/tariffs.json: 9`);
    const other = await createEmptyDatabase();
    expect((await importInto(other, folder)).code).toBe(0);
    expect(await goodsIn(other)).toEqual(await goodsIn(db));
    await other.close();
    expect(await runExport(db, [folder])).toEqual({
      said: `"${folder}" is not empty. Name a new folder.`,
      code: 1,
    });
  });

  it('brings what stands in a brand’s folder to this brand alone, also by its own path', async () => {
    const folder = folderWith({ 'aslan/tariffs.json': [flexS], 'kartal/spring.coupons.json': [coupon] });
    expect((await importInto(db, folder)).code).toBe(0);
    expect(await all('SELECT team, slug FROM tariff')).toEqual([{ team: 'aslan', slug: 'flex-s' }]);
    expect(await all('SELECT team FROM coupon')).toEqual([{ team: 'kartal' }]);
    expect((await importInto(db, join(folder, 'aslan'))).lines).toEqual([
      'tariffs.json: 0 new, 0 changed, 1 as before',
    ]);
    expect((await importInto(db, join(folder, 'aslan/tariffs.json'))).lines[0]).toMatch(/1 as before$/);
  });

  it('with misspelt names is told so, and the rest is written', async () => {
    const folder = folderWith({
      'tarifs.json': [flexS],
      'kanaria/options.json': [data5],
      'aslan/numbers.json': [],
      'spring.coupons.json': [coupon],
      'pictures/notes.txt': 'nothing',
    });
    const { code, lines } = await importInto(db, folder);
    expect(code).toBe(1);
    expect(lines).toEqual([
      'pictures: no brand has this name, left alone',
      'tarifs.json: There are no goods "tarifs"; did you mean "tariffs"?',
      'aslan/numbers.json: All brands share one list of numbers: move this file to the top of the folder.',
      'kanaria: There is no brand "kanaria"; did you mean "kanarya"?',
      'spring.coupons.json: 4 new, 0 changed, 0 as before',
    ]);
  });

  it.each([[[]], [['--dry-run']], [['a', 'b']], [['--force', 'a']]])('must be named: %j', async (args) => {
    const deps = { db, root: ROOT, words: loadWords(ROOT) };
    expect(await runImport(deps, args)).toEqual({
      code: 1,
      said: expect.stringMatching(/^npm run import -- </),
    });
    expect(await runExport(db, args)).toEqual({
      code: 1,
      said: expect.stringMatching(/^npm run export -- </),
    });
  });

  it('that is not there, or brings nothing, is told so', async () => {
    expect((await importInto(db, '/nowhere')).lines).toEqual(['There is no file or folder "/nowhere".']);
    const empty = folderWith({});
    expect((await importInto(db, empty)).lines[0]).toMatch(
      /brings no goods\. Known are: providers\.json, tariffs\.json/,
    );
  });
});

describe('a file', () => {
  it('with a fault changes nothing, and the other files are written', async () => {
    const folder = folderWith({
      'tariffs.json': [flexS, { ...flexM, priceCents: -1 }],
      'coupons.json': [coupon],
    });
    const { code, lines } = await importInto(db, folder);
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^tariffs\.json:\d+: -1 must be >= 0: whole cents a month, VAT included\.$/),
      'tariffs.json: nothing of this file is written',
      'coupons.json: 4 new, 0 changed, 0 as before',
    ]);
    expect(await all('SELECT slug FROM tariff')).toEqual([]);
  });

  it('changes what differs and leaves the rest', async () => {
    await importInto(db, folderWith({ 'tariffs.json': [flexS, flexM] }));
    const changed = folderWith({ 'kanarya/tariffs.json': [flexS, { ...flexM, priceCents: 1599 }] });
    expect((await importInto(db, changed)).lines).toEqual([
      'kanarya/tariffs.json: 0 new, 1 changed, 1 as before',
    ]);
    expect(await all('SELECT team FROM tariff WHERE price_cents = 1599')).toEqual([{ team: 'kanarya' }]);
  });

  it('that names one thing twice is refused', async () => {
    const folder = folderWith({
      'providers.json': '[\n{ "slug": "o2", "name": "o2" },\n{ "slug": "o2",\n"name": "O2" }]',
      'numbers.json': [
        { from: '+491713920000', to: '+491713920009', kind: 'general' },
        { msisdn: '+491713920005', kind: 'general' },
        { from: '+491713920019', to: '+491713920010', kind: 'general' },
      ],
    });
    expect((await importInto(db, folder)).lines).toEqual([
      'providers.json:3: "o2" stands in this file twice. Keep one.',
      'providers.json: nothing of this file is written',
      expect.stringMatching(/^numbers\.json:13: From 491713920019 one cannot count on to 491713920010/),
      'numbers.json: nothing of this file is written',
    ]);
  });

  it('that the database refuses does not cost the report of the others', async () => {
    await db.query(`ALTER TABLE campaign ADD CONSTRAINT not_other CHECK (slug <> 'other')`);
    const files = folderWith({
      'coupons.json': [coupon],
      'campaigns.json': [{ ...campaign, slug: 'other', couponCode: null }],
      'media.json': [contentOf('media.json')[0]],
    });
    for (const options of [['--dry-run'], []]) {
      const { code, lines } = await importInto(db, files, ...options);
      expect(code).toBe(1);
      expect(lines.slice(options.length)).toEqual([
        'coupons.json: 4 new, 0 changed, 0 as before',
        expect.stringMatching(
          /^campaigns\.json: Something in this file contradicts what is stored, .*23514\)\.$/,
        ),
        'campaigns.json: nothing of this file is written',
        'media.json: 4 new, 0 changed, 0 as before',
      ]);
    }
    await db.query('ALTER TABLE campaign DROP CONSTRAINT not_other');
  });

  it('with a campaign whose coupon is not there, or is for other days or plans, is refused', async () => {
    const days = { validFrom: null, validUntil: '2027-06-30' };
    const lasting = { startsAt: '2026-01-09T23:30:00Z', endsAt: '2027-06-30T22:00:00Z', tariffTypes: null };
    const files = folderWith({
      'coupons.json': [
        { ...coupon, ...days, code: 'FITS' },
        { ...coupon, ...days, code: 'LATE', validFrom: '2026-01-11' },
        { ...coupon, ...days, code: 'SHORT', validUntil: '2027-06-29' },
        { ...coupon, ...days, code: 'ENDLESS', validUntil: null },
        { ...coupon, ...days, code: 'FAMILY', tariffTypes: ['kids', 'partner'] },
      ],
      'kanarya/campaigns.json': [
        ['FITS', lasting],
        ['FAMILY', { ...lasting, tariffTypes: ['partner', 'kids'] }],
        [null, lasting],
        ['NONE', lasting],
        ['LATE', lasting],
        ['SHORT', lasting],
        ['ENDLESS', lasting],
        ['FAMILY', lasting],
        ['FAMILY', { ...lasting, tariffTypes: ['kids'] }],
      ].map(([couponCode, own], at) => ({
        ...campaign,
        ...Object(own),
        slug: `c-${at}`,
        externalId: `C-${at}`,
        couponCode,
      })),
    });
    const { code, lines } = await importInto(db, files);
    expect(code).toBe(1);
    expect(lines.map((line) => line.replace(/^kanarya\/campaigns\.json:\d+: /, ''))).toEqual([
      'coupons.json: 20 new, 0 changed, 0 as before',
      'No coupon has the code "NONE".',
      '"LATE" is valid from 2026-01-11 on, but "c-4" begins on 2026-01-10.',
      '"SHORT" is valid until 2027-06-29, but "c-5" ends on 2027-06-30.',
      '"ENDLESS" is valid without an end, but "c-6" ends on 2027-06-30.',
      '"FAMILY" is for partner, kids, but "c-7" is for all plans of private customers.',
      '"FAMILY" is for partner, kids, but "c-8" is for kids.',
      'kanarya/campaigns.json: nothing of this file is written',
    ]);
    expect(await all('SELECT slug FROM campaign')).toEqual([]);
  });

  it('brings 250,000 numbers at most, in all its blocks together', async () => {
    const block = (first: string) => ({
      from: `+49171${first}00000`,
      to: `+49171${first}99999`,
      kind: 'general',
    });
    const numbers = [block('30'), block('31'), block('32')];
    expect((await importInto(db, folderWith({ 'numbers.json': numbers }))).lines).toEqual([
      'numbers.json:14: With this range the file has 300000 numbers; it may bring 250000.',
      'numbers.json: nothing of this file is written',
    ]);
  });

  it('with very many faults shows the first ones', async () => {
    const numbers = Array.from({ length: 100 }, () => ({ msisdn: '0171', kind: 'general' }));
    const { lines } = await importInto(db, folderWith({ 'numbers.json': numbers }));
    expect(lines).toHaveLength(22);
    expect(lines[20]).toBe('numbers.json: 80 more faults');
  });
});

describe('a dry run', () => {
  it('says what would change, also by files that need each other, and writes nothing', async () => {
    const folder = folderWith({
      'a.tariffs.json': [flexM],
      'b.tariffs.json': [{ ...flexS, alternative: 'BSS-FLEX-M' }],
      'options.json': [
        { ...data5, externalId: 'OPT-X' },
        { ...reset, externalId: 'OPT-X' },
      ],
      'coupons.json': [coupon],
    });
    const { code, lines } = await importInto(db, folder, '--dry-run');
    expect(code).toBe(1);
    expect(lines).toEqual([
      'Dry run: nothing is written. It would become:',
      'a.tariffs.json: 4 new, 0 changed, 0 as before',
      'b.tariffs.json: 4 new, 0 changed, 0 as before',
      expect.stringMatching(/^options\.json:\d+: 1026 /),
      'options.json: nothing of this file is written',
      'coupons.json: 4 new, 0 changed, 0 as before',
    ]);
    expect(Object.values(await goodsIn(db)).flat()).toEqual([]);
  });
});

describe('codes of the catalogue of errors', () => {
  it('1026: a package’s external id belongs to another slug', async () => {
    await importInto(db, folderWith({ 'options.json': [data5] }));
    const { code, lines } = await importInto(
      db,
      folderWith({ 'options.json': [{ ...data5, slug: 'data-five' }] }),
    );
    expect(code).toBe(1);
    expect(lines[0]).toBe(
      'options.json:4: 1026 (Ein Zusatzpaket mit dieser Kennung gibt es schon. / Bu kimlikle bir ek paket zaten var.) "OPT-DATA-5" is the external id of "data-5" already, so "data-five" needs another one.',
    );
    expect(await all('SELECT DISTINCT slug FROM tariff_option')).toEqual([{ slug: 'data-5' }]);
  });

  it('1039: an alternative that no tariff has as its external id', async () => {
    const { code, lines } = await importInto(
      db,
      folderWith({ 'tariffs.json': [{ ...flexS, alternative: 'BSS-FLEX-XXL' }, flexM] }),
    );
    expect(code).toBe(1);
    expect(lines[0]).toMatch(
      /^tariffs\.json:\d+: 1039 \(Zu dieser externen Kennung gibt es keinen Tarif\. \/ Bu harici kimlikle bir tarife bulunamadı\.\) No tariff has the external id "BSS-FLEX-XXL"\.$/,
    );
    expect(await all('SELECT slug FROM tariff')).toEqual([]);
  });

  it('1040: a tariff’s external id belongs to another slug, in the table or in the file', async () => {
    await importInto(db, folderWith({ 'tariffs.json': [flexS] }));
    const claims = [{ ...flexM, externalId: 'BSS-FLEX-S' }];
    const twice = [flexM, { ...flexM, slug: 'flex-mm' }];
    for (const tariffs of [claims, twice]) {
      const { code, lines } = await importInto(db, folderWith({ 'tariffs.json': tariffs }));
      expect(code).toBe(1);
      expect(lines[0]).toMatch(
        /^tariffs\.json:\d+: 1040 \(Ein Tarif mit dieser Kennung existiert schon\. \/ Bu kimlikle bir tarife zaten var\.\) "BSS-/,
      );
    }
    expect(await all('SELECT DISTINCT slug FROM tariff')).toEqual([{ slug: 'flex-s' }]);
  });

  it('a plan may get another external id, and the one before is free', async () => {
    await importInto(db, folderWith({ 'tariffs.json': [flexS] }));
    const renamed = { ...flexS, externalId: 'BSS-NEW' };
    const named = [renamed, { ...flexM, alternative: 'BSS-FLEX-S' }];
    expect((await importInto(db, folderWith({ 'tariffs.json': named }))).lines[0]).toContain('1039');
    await importInto(db, folderWith({ 'tariffs.json': [renamed] }));
    const taken = [{ ...flexM, externalId: 'BSS-FLEX-S', alternative: 'BSS-NEW' }];
    expect((await importInto(db, folderWith({ 'tariffs.json': taken }))).lines).toEqual([
      'tariffs.json: 4 new, 0 changed, 0 as before',
    ]);
  });
});
