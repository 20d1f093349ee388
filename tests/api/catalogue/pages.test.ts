import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tariff } from '../../../src/shared/api/catalogue.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client' } });
});
afterAll(() => t.close());

const get = (url: string) => t.app.inject({ url, headers: { accept: 'text/html' } });
async function firstData(url: string): Promise<Record<string, { tariffs?: Tariff[]; tariff?: Tariff }>> {
  const [, json = ''] = /id="bootstrap">(.*)<\/script>/.exec((await get(url)).body) ?? [];
  return JSON.parse(json).data;
}

it.each(['/', '/tarife'])('%s comes with the plans', async (url) => {
  const data = await firstData(url);
  expect(data['/api/tariffs']?.tariffs?.map(({ slug }) => slug)).toContain('single-m');
});

it('the order comes with all that it chooses from, as the API says it in its language', async () => {
  const data = await firstData('/tr/auth/register/tariff');
  const client = t.client({ lang: 'tr' });
  const paths = ['/api/tariffs', '/api/tariffs/options', '/api/mnp-providers'];
  const answers = await Promise.all(paths.map(async (path) => [path, (await client.get(path)).payload()]));
  expect(data).toEqual(Object.fromEntries(answers));
});

it('a plan’s page comes with the plan, in its language, and with its name in the title', async () => {
  const { body } = await get('/tr/tarife/single/single-m');
  expect(body).toMatch(/<title>Single M – [^|]+ \| Kanarya Mobil<\/title>/);
  const data = await firstData('/tr/tarife/single/single-m');
  expect(data['/api/tariffs/single-m']?.tariff?.features).toContain('AB’de roaming dâhil');
});

it('a wrong pair leads to the right one, an unknown plan nowhere', async () => {
  const wrong = await get('/tr/tarife/kids/flex-m');
  expect([301, 302, 303, 307, 308]).toContain(wrong.statusCode);
  expect(wrong.headers.location).toBe('/tr/tarife/flex/flex-m');
  expect((await get('/tarife/flex/flex-xxl')).statusCode).toBe(404);
});
