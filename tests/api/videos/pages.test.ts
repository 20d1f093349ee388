import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VideoTeaser } from '../../../src/shared/api/videos.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const origin = 'https://kanarya.example';
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client', PUBLIC_URL: origin } });
});
afterAll(() => t.close());

const get = (url: string) => t.app.inject({ url, headers: { accept: 'text/html' } });

async function firstData(url: string): Promise<Record<string, { videos?: VideoTeaser[] }>> {
  const [, json = ''] = /id="bootstrap">(.*)<\/script>/.exec((await get(url)).body) ?? [];
  return JSON.parse(json).data;
}

test('a page comes with its videos; the address decides which', async () => {
  expect(Object.keys(await firstData('/videos?id=elf-meter'))).toEqual(['/api/video/list']);
  const path = '/tr/videos/elf-meter?id=esim-ohne-karte&utm_source=x';
  expect(Object.keys(await firstData(path))).toEqual(['/api/video?id=elf-meter']);
});

test('a video has its title and teaser in the head, and its facts for search engines', async () => {
  const { body, statusCode, headers } = await get('/tr/videos/elf-meter');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>On bir metre – Video | Kanarya Mobil</title>');
  expect(body).toMatch(/<meta name="description" content="Bir top, bir kaleci/);
  expect(headers['content-security-policy']).toContain("; media-src 'self';");
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'VideoObject',
    name: 'On bir metre',
    uploadDate: '2025-12-18T17:00:00.000Z',
    duration: 'PT12S',
    inLanguage: 'tr',
    thumbnailUrl: [`${origin}/images/kanarya/videos/penalty.svg`],
    contentUrl: `${origin}/api/files?fileName=kanarya%2Fvideos%2Fpenalty.mp4`,
    mainEntityOfPage: `${origin}/tr/videos/elf-meter`,
    transcript: expect.stringMatching(/^Top penaltı noktasında.* Gol\. Ağlar hâlâ titriyor\.$/),
    publisher: { '@type': 'Organization', name: 'Kanarya Mobil' },
  });
});

test('an unknown video and one of another brand are page not found', async () => {
  for (const name of ['nirgends', 'der-loewe-wacht-auf', 'list', '..%2Flist']) {
    const { statusCode, body } = await get(`/videos/${name}`);
    expect([statusCode, body.includes('ld+json')], name).toEqual([404, false]);
  }
});

test('the id of a video leads to its name', async () => {
  const { videos = [] } = (await firstData('/videos'))['/api/video/list'] ?? {};
  const answer = await get(`/videos/${videos[0]?.id}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, `/videos/${videos[0]?.slug}`]);
});
