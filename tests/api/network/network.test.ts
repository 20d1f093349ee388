import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CoverageRecord, Disturbance } from '../../../src/server/infra/ports/network/network.ts';
import type { Coverage, Disturbances } from '../../../src/server/modules/network/network.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
let asked: string[];
let isAway = false;
let told: Disturbance[] = [];
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-03-02T10:00:00Z') });
  const own = { ...t.deps.ports.network };
  const may = () => {
    if (isAway) throw new Error('away');
  };
  t.deps.ports.network.coverage = async (codes): Promise<CoverageRecord[]> => {
    asked.push(`coverage of ${codes.length}`);
    may();
    return own.coverage(codes);
  };
  t.deps.ports.network.disturbances = async () => {
    asked.push('disturbances');
    may();
    return told;
  };
});
afterAll(() => t.close());
beforeEach(() => {
  asked = [];
  isAway = false;
  // What was remembered is old.
  t.pass({ minutes: 10 });
});

const at = (path: string, near: string) => `${path}?near=${encodeURIComponent(near)}`;
const coverage = async (near: string) =>
  (await t.client().get(at('/api/network/coverage', near))).payload<Coverage>();
const disturbances = async (near = '') =>
  (
    await t.client().get(near ? at('/api/network/disturbances', near) : '/api/network/disturbances')
  ).payload<Disturbances>();

const failure: Disturbance = {
  id: 'F-1',
  region: 'Köln-Innenstadt',
  postalCodes: ['50667'],
  since: '2026-03-02T08:00:00.000Z',
  expectedEnd: null,
  affects: ['data'],
  state: 'reported',
};

describe('the reception at a place', () => {
  it.each([
    ['50667', '50667 Köln', 1],
    ['50667 Köln', '50667 Köln', 1],
    ['koeln', 'Köln', 45],
    ['MÜNİH', 'München', 74],
  ])('%s is %s', async (near, name, codes) => {
    const { place, reception, asOf } = await coverage(near);
    expect(place?.name).toBe(name);
    expect(place?.codes).toBeGreaterThanOrEqual(codes === 1 ? 1 : 30);
    expect(reception?.map(({ technology }) => technology)).toEqual(['5g', '4g']);
    expect(asOf).toBe(t.now().toISOString());
    expect(asked).toEqual([`coverage of ${place?.codes}`]);
  });

  it.each(['', '  ', 'Entenhausen', '00000', '../etc', 'constructor'])(
    'is nothing for %j, and the network is not asked',
    async (near) => {
      expect(await coverage(near)).toEqual({ place: null, reception: null, asOf: null });
      expect(asked).toEqual([]);
    },
  );

  it('is the same each time, and asked for once in some minutes', async () => {
    const first = await coverage('Gladbeck');
    t.pass({ minutes: 2 });
    expect(await coverage('GLADBECK')).toEqual(first);
    expect(asked).toHaveLength(1);
    t.pass({ minutes: 2 });
    expect((await coverage('Gladbeck')).reception).toEqual(first.reception);
    expect(asked).toHaveLength(2);
  });

  it('is unknown while the network is away: 200, asked again after a moment, not at once', async () => {
    isAway = true;
    const away = await coverage('Berlin');
    expect(away).toEqual({
      place: { name: 'Berlin', codes: away.place?.codes },
      reception: null,
      asOf: null,
    });
    isAway = false;
    expect((await coverage('Berlin')).reception).toBeNull();
    expect(asked).toHaveLength(1);
    t.pass({ seconds: 31 });
    expect((await coverage('Berlin')).reception).toHaveLength(2);
  });

  it('an overlong place is refused: 422', async () => {
    expect((await t.client().get(at('/api/network/coverage', 'x'.repeat(81)))).status).toBe(422);
  });
});

describe('disturbances', () => {
  it('come with those of the place first, then the newest, then planned work', async () => {
    told = [
      { ...failure, id: 'planned', state: 'planned', since: '2026-03-04T01:00:00.000Z', postalCodes: [] },
      { ...failure, id: 'old', since: '2026-03-02T06:00:00.000Z', postalCodes: ['12043'] },
      { ...failure, id: 'new', since: '2026-03-02T09:00:00.000Z', postalCodes: ['12043'] },
      { ...failure, id: 'here' },
    ];
    const ids = async (near?: string) => (await disturbances(near)).disturbances?.map(({ id }) => id);
    expect(await ids()).toEqual(['new', 'here', 'old', 'planned']);
    expect(await ids('Köln')).toEqual(['here', 'new', 'old', 'planned']);
    expect(await ids('50668')).toEqual(['new', 'here', 'old', 'planned']);
    const { disturbances: all } = await disturbances('50667');
    expect(all?.map(({ isHere }) => isHere)).toEqual([true, false, false, false]);
    // One question for all of them, and no answer has a list of codes.
    expect(asked).toEqual(['disturbances']);
    expect(all?.[0]).not.toHaveProperty('postalCodes');
  });

  it('none is an empty list; a network that is away is none at all', async () => {
    told = [];
    expect(await disturbances()).toEqual({ disturbances: [], asOf: t.now().toISOString() });
    t.pass({ minutes: 10 });
    isAway = true;
    expect(await disturbances()).toEqual({ disturbances: null, asOf: null });
  });

  it('a hundred readers at once are one question', async () => {
    await Promise.all(Array.from({ length: 100 }, () => disturbances()));
    expect(asked).toEqual(['disturbances']);
  });
});

it('is found by the search in both languages', async () => {
  for (const [words, lang] of [
    ['Funkloch', 'de'],
    ['Störung', 'de'],
    ['arıza', 'tr'],
    ['kapsama alanı', 'tr'],
  ] as const) {
    const found = await t.client({ lang }).get(`/api/search?q=${encodeURIComponent(words)}`);
    expect(found.text, words).toContain('"/network"');
  }
});
