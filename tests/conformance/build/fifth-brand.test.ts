import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NextScripts } from '../../../src/shared/page-start.ts';
import type { Team } from '../../../src/shared/team.ts';
import { unreadable } from '../../unit/brand/contrast-pairs.ts';
import { addPage } from './added-page.ts';

const root = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'fanline-brand-'));
const parts = ['src', 'teams', 'public', 'locales', 'schemas', 'ui-schemas', 'tests/projects.ts'];
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** A brand that the code has never heard of. */
const yildiz = {
  id: 'yildiz',
  name: 'Yıldız Mobil',
  shortName: 'Yıldız',
  position: 5,
  shortDial: '2235',
  email: 'service@yildiz.fanline.example',
};
const words = {
  title: 'Mobilfunk, der leuchtet',
  heroTitle: 'Hell auch bei Nacht.',
  heroText: 'Ein Netz, das leuchtet.',
};
const green = { primary: '#0A6437', 'on-primary': '#FFFFFF' };
let team: Team;

beforeAll(() => {
  for (const name of [...parts, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const firtina = JSON.parse(readFileSync(join(root, 'teams/firtina.json'), 'utf8')) as Team;
  team = {
    ...firtina,
    ...yildiz,
    words: { ...firtina.words, de: { ...firtina.words.de, ...words } },
    themes: {
      dark: { ...firtina.themes.dark, ...green },
      light: { ...firtina.themes.light, ...green },
    },
  };
  writeFileSync(join(copy, 'teams/yildiz.json'), JSON.stringify(team));
  cpSync(join(root, 'public/images/firtina'), join(copy, 'public/images/yildiz'), { recursive: true });
  addPage(copy);
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  const tool = join(copy, 'src/tools/build.mjs');
  const built = spawnSync(process.execPath, [tool, 'yildiz'], { cwd: copy, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs the built server of the copy for as long as `use` lasts. */
async function served(use: (url: string) => Promise<void>): Promise<void> {
  const env = { ...process.env, TEAM: 'yildiz', PORT: '0', DATA_DIR: join(copy, '.data'), VITEST: undefined };
  const server = spawn(process.execPath, ['dist/server/main.js'], { cwd: copy, env });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
        if (address) resolve(address);
      });
      server.once('exit', () => reject(new Error(said)));
    });
    await use(url);
  } finally {
    const isOver = server.exitCode !== null || new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await isOver;
  }
}

/** The posters and clips of all videos that the brand shows. */
async function filesOfVideos(url: string): Promise<string[]> {
  const headers = { 'X-Team-Id': 'yildiz', 'X-Language-Code': '1' };
  const list = await fetch(`${url}/api/video/list`, { headers });
  const { payload } = (await list.json()) as {
    payload: { videos: { slug: string; poster: { url: string } }[] };
  };
  expect(payload.videos.length).toBeGreaterThan(3);
  const clips = payload.videos.map(async ({ slug }) => {
    const video = await fetch(`${url}/api/video?id=${slug}`, { headers });
    return ((await video.json()) as { payload: { video: { file: { url: string } } } }).payload.video.file.url;
  });
  return [...payload.videos.map(({ poster }) => poster.url), ...(await Promise.all(clips))];
}

test('one file and its images are a fifth brand: colours that can be read, its own HTML, plans and icons', async () => {
  expect(unreadable(team)).toEqual([]);
  await served(async (url) => {
    const page = await fetch(url, { headers: { Accept: 'text/html' } });
    const html = await page.text();
    expect(html).toContain('<title>Mobilfunk, der leuchtet | Yıldız Mobil</title>');
    expect(html).toContain('data-team="yildiz"');
    const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, href = '']) => href);
    const styles = await Promise.all(sheets.map(async (href) => (await fetch(url + href)).text()));
    expect(styles.join('')).toMatch(/--color-primary:\s*#0a6437/i);
    const manifest = (await (await fetch(`${url}/images/app.webmanifest`)).json()) as {
      name: string;
      icons: { src: string }[];
    };
    expect(manifest.name).toBe('Yıldız Mobil');
    for (const { src } of manifest.icons) expect((await fetch(url + src)).status, src).toBe(200);
    const headers = { 'X-Team-Id': 'yildiz', 'X-Language-Code': '1' };
    const plans = await fetch(`${url}/api/tariffs`, { headers });
    expect(plans.status).toBe(200);
    expect(await plans.text()).toContain('flex-m');
    for (const address of await filesOfVideos(url))
      expect((await fetch(url + address, { headers })).status, address).toBe(200);
  });
}, 120_000);

test('one record, its component and its words are a page: title, links, scripts, first data, redirect and 404', async () => {
  await served(async (url) => {
    const get = (path: string) => fetch(url + path, { headers: { Accept: 'text/html' }, redirect: 'manual' });
    const html = await (await get('/tr/notizen/flex-m')).text();
    expect(html).toContain('<title>Notlar | Yıldız Mobil</title>');
    expect(html).toContain('content="Yıldız Mobil notlarının tümü."');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/tr\/notes\/flex-m"/);
    expect(html).toMatch(/<div id="root" data-drawn>.*<h1[^>]*>Notes</s);
    const next: NextScripts = JSON.parse(/id="next">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    const scripts = [next.main, ...next.below, ...next.others];
    for (const name of ['/all-notes.page-', '/survey/answer.tr.js'])
      expect(scripts.filter((script) => script.includes(name))).toHaveLength(1);
    for (const script of scripts) expect((await fetch(url + script)).status, script).toBe(200);
    const { data } = JSON.parse(/id="bootstrap">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(Object.keys(data)).toEqual(['/api/giveaways', '/api/tariffs/flex-m']);
    expect((await get('/Notes/flex-m/?a=1')).headers.get('location')).toBe('/notes/flex-m?a=1');
    expect((await get('/notes/no-such-thing')).status).toBe(404);
  });
}, 120_000);

test('the other brands know nothing of it', () => {
  expect(existsSync(join(root, 'teams/yildiz.json'))).toBe(false);
  expect(existsSync(join(root, 'public/images/yildiz'))).toBe(false);
});
