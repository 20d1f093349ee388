import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Coupon, Tariff, TariffOption } from '../../../src/shared/api/catalogue.ts';
import type { Operator } from '../../../src/shared/api/portings.ts';
import { tariffTypes } from '../../../src/shared/enums.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const get = async <T>(url: string, options = {}) => (await t.client(options).get(url)).payload<T>();

describe('plans', () => {
  it('are of all five types in every team, with their jersey', async () => {
    for (const team of teamIds) {
      const { tariffs } = await get<{ tariffs: Tariff[] }>('/api/tariffs', { team });
      expect(new Set(tariffs.map(({ type }) => type))).toEqual(new Set(tariffTypes));
      expect(tariffs.filter(({ hasFormOption }) => hasFormOption).every(({ jersey }) => jersey)).toBe(true);
    }
  });

  it('are filtered by type and speak the language of the request', async () => {
    const { tariffs } = await get<{ tariffs: Tariff[] }>('/api/tariffs?type=single', { lang: 'tr' });
    expect(tariffs.map(({ slug }) => slug)).toEqual(['single-m', 'single-l', 'single-xl']);
    expect(tariffs[0]).toMatchObject({
      priceCents: 1499,
      oneOffCents: 1999,
      termMonths: 24,
      jersey: { monthlyCents: 500, onceCents: 5999 },
    });
    expect(tariffs[0]?.features).toContain('AB’de roaming dâhil');
  });

  it('are found by id and by slug; another one is 1012', async () => {
    const { tariff } = await get<{ tariff: Tariff }>('/api/tariffs/flex-m');
    expect(await get(`/api/tariffs/${tariff.id}`)).toEqual({ tariff });
    expect((await t.client().get('/api/tariffs/flex-xxl')).problem()).toMatchObject({
      status: 404,
      referenceCode: 1012,
    });
    const elsewhere = await t.client({ team: 'aslan' }).get(`/api/tariffs/${tariff.id}`);
    expect(elsewhere.problem().referenceCode).toBe(1012);
  });

  it('of 24 months name one that can be left earlier, as the law asks', async () => {
    const { tariffs } = await get<{ tariffs: Tariff[] }>('/api/tariffs');
    const terms = new Map(tariffs.map(({ id, termMonths }) => [id, termMonths]));
    const long = tariffs.filter(({ termMonths, businessOnly }) => termMonths > 12 && !businessOnly);
    for (const { alternativeTariffId } of long) expect(terms.get(alternativeTariffId ?? '')).toBe(1);
  });
});

describe('packages, providers, jersey plans', () => {
  it('are listed', async () => {
    const { options } = await get<{ options: TariffOption[] }>('/api/tariffs/options', { lang: 'tr' });
    expect(options.map(({ name }) => name)).toContain('Türkiye 5 GB');
    expect(await get(`/api/tariffs/options/${options[0]?.id}`, { lang: 'tr' })).toEqual({
      option: options[0],
    });
    expect((await t.client().get('/api/tariffs/options/none')).problem().referenceCode).toBe(1024);
    const { providers } = await get<{ providers: Operator[] }>('/api/mnp-providers');
    expect(providers.map(({ name }) => name)).toContain('congstar');
    expect((await get<{ plans: unknown[] }>('/api/product-plans')).plans).toHaveLength(2);
  });
});

describe('a coupon', () => {
  it('is found in any spelling', async () => {
    const { coupon } = await get<{ coupon: Coupon }>('/api/coupon-codes/heimsieg?tariffId=flex-m');
    expect(coupon).toEqual({
      code: 'HEIMSIEG',
      kind: 'percentMonthly',
      amount: 20,
      months: 6,
      label: '20 % weniger für 6 Monate',
    });
  });

  it.each([
    ['FAMILIE?tariffId=flex-m', 1101],
    ['ZUVIEL', 1102],
    ['NIRGENDS', 1103],
    ['ABPFIFF', 1103],
  ])('%s is refused with %i', async (code, reference) => {
    expect((await t.client().get(`/api/coupon-codes/${code}`)).problem().referenceCode).toBe(reference);
  });
});
