import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewOf } from '../../../src/server/modules/wallpapers/preview.service.ts';
import type { Wallpaper } from '../../../src/shared/api/wallpapers.ts';
import { langs } from '../../../src/shared/language.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import { askPicture, lookInto, pixelsIn } from '../../support/pictures.ts';
import type { ClientOptions, TestClient } from '../../support/test-client.ts';

let t: TestApp;
let client: TestClient;
let userId: string;
beforeAll(async () => {
  t = await createTestApp();
  ({ client, userId } = await customer(t, 'anna'));
});
afterAll(() => t.close());

const list = async (options: ClientOptions = {}) =>
  (await t.client(options).get('/api/wallpaper')).payload<{ wallpapers: Wallpaper[] }>().wallpapers;
const counted = async () =>
  (await client.get('/api/wallpaper/me')).payload<{ taken: string[]; open: string[] }>().taken;

describe.each(teamIds)('the wallpapers of %s', (team) => {
  test('are nine in both languages; six can be had by all customers, at least five have a name', async () => {
    const titles = [];
    for (const lang of langs) {
      const found = await list({ team, lang });
      expect(found).toHaveLength(9);
      expect(found.filter(({ badge, isPrize }) => badge === null && !isPrize)).toHaveLength(6);
      expect(
        found.filter(({ places }) => places.some(({ what }) => what === 'name')).length,
      ).toBeGreaterThanOrEqual(5);
      titles.push(...found.map(({ title }) => title));
    }
    expect(new Set(titles).size).toBe(18);
  });

  test('are found by slug and by id', async () => {
    const [first] = await list({ team });
    for (const name of [first?.id, first?.slug]) {
      const one = (await t.client({ team }).get(`/api/wallpaper/${name}`)).payload<{
        wallpaper: Wallpaper;
      }>();
      expect(one.wallpaper).toEqual(first);
    }
  });

  test('have small previews that a browser keeps', async () => {
    const [first] = await list({ team });
    const answer = await t.app.inject({ url: first?.preview ?? '' });
    expect(await lookInto(answer.rawPayload)).toMatchObject({ width: 450, height: 1000, format: 'avif' });
    expect(answer.headers['content-type']).toBe('image/avif');
    const etag = String(answer.headers.etag);
    const again = await t.app.inject({ url: first?.preview ?? '', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const small = await t.app.inject({ url: `${first?.preview}?size=small` });
    expect(await lookInto(small.rawPayload)).toMatchObject({ width: 162, height: 360, format: 'avif' });
  });
});

test('previews are drawn one at a time and once, however many are asked for', async () => {
  const drawn: string[] = [];
  let atOnce = 0;
  let most = 0;
  const renderPicture = async ({ svg }: { svg: string }) => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 2));
    atOnce -= 1;
    drawn.push(svg);
    return Buffer.from(`picture ${drawn.length}`);
  };
  const found = await list({ team: 'kartal' });
  const ask = ({ id }: Wallpaper) => previewOf({ ...t.deps, renderPicture }, id, 'small');
  const answers = await Promise.all([...found, ...found].map(ask));
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(9);
  expect([most, new Set(drawn).size]).toEqual([1, drawn.length]);
});

test('an unknown one, and one of another team, is 1042 in both languages', async () => {
  const [other] = await list({ team: 'aslan' });
  const details = { de: /gibt es nicht/, tr: /bulunamadı/ };
  for (const lang of langs)
    for (const id of [other?.id, 'nirgends']) {
      const read = await t.client({ lang }).get(`/api/wallpaper/${id}`);
      expect(read.problem()).toMatchObject({ status: 404, referenceCode: 1042 });
      expect(read.problem().detail).toMatch(details[lang]);
      const asked = await askPicture(t, client, id ?? '', {}, { lang });
      expect(asked.json()).toMatchObject({ status: 404, referenceCode: 1042 });
    }
  const preview = await t.app.inject('/api/wallpaper/00000000-0000-4000-8000-000000000000/preview');
  expect(preview.json().referenceCode).toBe(1042);
  expect(await counted()).toEqual([]);
});

describe('a picture', () => {
  test.each([
    ['png', '720x1600', [0x89, 0x50, 0x4e, 0x47]],
    ['png', '750x1334', [0x89, 0x50, 0x4e, 0x47]],
    ['avif', '828x1792', [0, 0, 0]],
  ])('is a %s of exactly %s', async (format, size, magic) => {
    const answer = await askPicture(t, client, 'trikot', {
      size,
      format,
      shirt: { name: 'AYŞE', number: 7 },
    });
    expect(answer.statusCode).toBe(200);
    expect([...answer.rawPayload.subarray(0, magic.length)]).toEqual(magic);
    if (format === 'avif') expect(answer.rawPayload.subarray(4, 12).toString()).toBe('ftypavif');
    const [width, height] = size.split('x').map(Number);
    expect(await lookInto(answer.rawPayload)).toMatchObject({ width, height, format, hasAlpha: false });
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="kanarya-trikot-${size}.${format}"`,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('takes letters of German and Turkish; small ones by the language of the page', async () => {
    const draw = async (name: string, lang: 'de' | 'tr') =>
      pixelsIn((await askPicture(t, client, 'nummer', { shirt: { name } }, { lang })).rawPayload);
    expect((await draw('çağrı ışı', 'tr')).equals(await draw('ÇAĞRI IŞI', 'tr'))).toBe(true);
    expect((await draw('ilkin', 'tr')).equals(await draw('İLKİN', 'tr'))).toBe(true);
    expect((await draw('ilkin', 'de')).equals(await draw('ILKIN', 'de'))).toBe(true);
    expect((await draw('ILKIN', 'de')).equals(await draw('İLKİN', 'de'))).toBe(false);
  });

  test('is refused for what cannot be printed, and for a size or format that there is not', async () => {
    const shirts = [
      { name: '<svg onload=alert(1)>' },
      { name: '"/><a href=x>' },
      { name: 'ABCDEFGHIJK' },
      { number: 100 },
      { number: '7' },
      { badge: 'x' },
    ];
    for (const shirt of shirts) {
      const answer = await askPicture(t, client, 'trikot', { shirt });
      expect(answer.json(), JSON.stringify(shirt)).toMatchObject({ status: 422, referenceCode: 1100 });
    }
    for (const asked of [{ size: '9000x9000' }, { size: '720x1601' }, { format: 'gif' }])
      expect((await askPicture(t, client, 'trikot', asked)).json().referenceCode).toBe(1100);
  });

  test('is for customers', async () => {
    expect((await askPicture(t, t.client(), 'muster')).json()).toMatchObject({ referenceCode: 1034 });
    expect((await t.client().get('/api/wallpaper/me')).problem().referenceCode).toBe(1034);
  });

  test('is counted once for a customer and a motif', async () => {
    const before = await counted();
    const [pattern, stand] = (await list()).filter(({ slug }) => ['muster', 'kurve'].includes(slug));
    for (const slug of ['muster', 'muster', 'kurve'])
      expect((await askPicture(t, client, slug)).statusCode).toBe(200);
    expect((await counted()).sort()).toEqual([...before, pattern?.id ?? '', stand?.id ?? ''].sort());
    const rows = await t.db.query('SELECT FROM wallpaper_download WHERE user_id = $1', [userId]);
    expect(rows).toHaveLength(before.length + 2);
  });
});

test('five different ones are a badge', async () => {
  const { client: fan, userId: id } = await customer(t, 'cem');
  const has = async () =>
    (await fan.get('/api/badges/me'))
      .payload<{ badges: { id: string; done: number; earnedAt: string | null }[] }>()
      .badges.find((badge) => badge.id === 'five-wallpapers');
  const [, , ...five] = await list();
  for (const { slug } of five.slice(0, 4)) expect((await askPicture(t, fan, slug)).statusCode).toBe(200);
  expect(await has()).toMatchObject({ done: 4, earnedAt: null });
  expect((await askPicture(t, fan, 'trikot')).statusCode).toBe(200);
  expect(await has()).toMatchObject({ done: 5, earnedAt: expect.any(String) });
  expect(await t.db.query('SELECT FROM badge_earned WHERE user_id = $1', [id])).toHaveLength(1);
});

describe('too many', () => {
  test('of one customer are refused until the hour is over, and are not counted', async () => {
    const few = await createTestApp({ env: { BUDGET_PICTURE_USER: '1/3600' } });
    const { client: fan } = await customer(few, 'bora');
    expect((await askPicture(few, fan, 'muster')).statusCode).toBe(200);
    const refused = await askPicture(few, fan, 'kurve');
    expect(refused.json()).toMatchObject({ status: 429 });
    expect(refused.json().detail).toMatch(/sehr viele Bilder/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await few.db.query('SELECT FROM wallpaper_download')).toHaveLength(1);
    await few.close();
  });
});
