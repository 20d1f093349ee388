import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { newsSecret } from '../../support/system-news.ts';
import { type Lie, SystemStandIn } from '../../support/system-stand-in.ts';

let system: SystemStandIn;
let t: TestApp;
beforeAll(async () => {
  system = await SystemStandIn.start(({ path, body }) => {
    const codes = Array.isArray(body.postalCodes) ? body.postalCodes : [];
    if (path === '/disturbances') return [200, { disturbances: [] }];
    return [
      200,
      {
        records: codes.flatMap((postalCode) =>
          ['5g', '4g'].map((technology) => ({ postalCode, technology, outdoors: 'full', indoors: 'part' })),
        ),
      },
    ];
  });
  t = await createTestApp({
    env: {
      NETWORK_URL: system.url,
      NETWORK_KEY: 'key',
      NETWORK_NEWS_SECRET: newsSecret,
      OUTSIDE_LIMIT_SECONDS: '0.3',
    },
  });
});
afterAll(async () => {
  await t.close();
  await system.stop();
});
beforeEach(() => {
  system.lie = undefined;
  t.pass({ minutes: 10 });
});

const both = ['/api/network/coverage?near=Berlin', '/api/network/disturbances'];

test('a network over HTTP says what is true of all of Berlin', async () => {
  const [coverage, disturbances] = await Promise.all(both.map((path) => t.client().get(path)));
  expect(coverage?.payload()).toMatchObject({
    place: { name: 'Berlin' },
    reception: [
      { technology: '5g', outdoors: 'full', indoors: 'part' },
      { technology: '4g', outdoors: 'full', indoors: 'part' },
    ],
  });
  expect(disturbances?.payload()).toMatchObject({ disturbances: [] });
});

test.each<Lie>(['hang', 'cut', 'fail', 'noJson', 'otherShape', 'elsewhere', 'tooLarge'])(
  'a network that answers wrongly (%s) says nothing: no fault of ours, and in bounded time',
  async (lie) => {
    system.lie = lie;
    const begin = performance.now();
    const [coverage, disturbances] = await Promise.all(both.map((path) => t.client().get(path)));
    expect(performance.now() - begin).toBeLessThan(2000);
    expect([coverage?.status, disturbances?.status]).toEqual([200, 200]);
    expect(coverage?.payload()).toMatchObject({ place: { name: 'Berlin' }, reception: null, asOf: null });
    expect(disturbances?.payload()).toEqual({ disturbances: null, asOf: null });
  },
);
