import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf } from '../../../src/server/http/pages/preloads.ts';
import {
  type Manifest,
  newModules,
  ownModules,
  pageModule,
  sheetsOf,
} from '../../../src/shared/built-modules.ts';
import { componentFile, type PageId, pageIds, pages } from '../../../src/shared/pages.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'fanline-build-'));
let html = '';
let manifest: Manifest = {};

beforeAll(() => {
  // Without VITEST, or the configuration would take the build for a test run.
  const env = { ...process.env, TEAM: 'kanarya', NODE_ENV: 'production', VITEST: undefined };
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', folder, '--logLevel', 'error'];
  const built = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  html = readFileSync(join(folder, 'index.html'), 'utf8');
  manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files that the HTML names. */
function linked(): string[] {
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
}

/** What every first page loads, by the HTML; the words of one language and the starting script come on top. */
function firstFiles(): string[] {
  const more = ['../../virtual:words/de/first', 'start.ts'];
  return [...linked(), ...more.map((key) => manifest[key]?.file ?? 'missing')];
}

function transferred(file: string): number {
  const path = join(folder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const sum = (files: string[]) => files.reduce((bytes, file) => bytes + transferred(file), 0);

test('the first page stays within its budget: 137 kB with HTML and headers, so 127.3 kB of files', () => {
  expect(sum(firstFiles())).toBeLessThanOrEqual(127_300);
});

/**
 * All files of a page in Turkish until it can be used, its forms' scripts apart: the most bytes and files. The records of
 * all pages are in the main script, so each further page costs every page some 40 bytes; the names of their files come
 * half a second later (`page-modules.ts`).
 */
const budgets = [
  { of: ['home'], bytes: 127_300, files: 10 },
  { of: ['tariffs', 'tariff'], bytes: 138_500, files: 17 },
  { of: ['order'], bytes: 217_000, files: 21 },
  { of: pageIds.filter((id) => pages[id].text), bytes: 137_000, files: 16 },
  { of: ['dashboard'], bytes: 166_500, files: 25 },
  { of: pageIds.filter((id) => pages[id].forms), bytes: 239_500, files: 27 },
] as const;

test('each page stays within its budget of bytes and files', () => {
  const over = budgets.flatMap(({ of, bytes, files }) =>
    of.flatMap((page) => {
      const all = filesOfPage(page);
      const isOver = sum(all) > bytes || all.length > files;
      return isOver ? [`${page}: ${sum(all)} bytes in ${all.length} files`] : [];
    }),
  );
  expect(over).toEqual([]);
});

/** Pages that may bring more than 60 kB, with their own bound. Those whose record names a form stand above. */
const larger: Partial<Record<PageId, { bytes: number; why: string }>> = {
  undoContactChange: { bytes: 81_000, why: 'draws the form of a new password' },
  bills: { bytes: 92_500, why: 'draws the form of an objection' },
  accountOverview: { bytes: 96_500, why: 'draws the forms of the account' },
  sim: { bytes: 107_000, why: 'draws the forms of a step-up and of another card' },
  games: { bytes: 73_500, why: 'the game itself, with its drawings' },
  formDesk: { bytes: 92_500, why: 'for developers: draws any form' },
  form: { bytes: 80_000, why: 'draws any form' },
};

test('any other page brings at most 60 kB beyond the files of the home page', () => {
  const home = filesOfPage('home');
  const withoutForms = pageIds.filter((id) => !pages[id].forms);
  const added = withoutForms.map((page) => {
    const own = filesOfPage(page).filter((file) => !home.includes(file));
    return { page, bytes: sum(own) };
  });
  expect(added.length).toBeGreaterThan(40);
  expect(added.filter(({ page, bytes }) => bytes > (larger[page]?.bytes ?? 60_000))).toEqual([]);
  // One that needs no exception any more has none.
  const needless = added.filter(({ page, bytes }) => larger[page] && bytes <= 60_000);
  expect(needless).toEqual([]);
});

test('a page waits for one style sheet of its own, which holds all of its modules', () => {
  const several = pageIds.filter((page) => sheetsOf(manifest, ownModules(manifest, page)).length > 1);
  expect(several.length).toBeGreaterThan(40);
  const css = (files: string[]) => files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const wrong = several.filter((page) => {
    const { sheet = 'missing' } = manifest[pageModule(page)] ?? {};
    const { styles } = filesOf(manifest, { page, lang: 'de', versions: {} });
    const isOne = styles.length === 1 && styles[0] === `/${sheet}`;
    return !isOne || css([sheet]) !== css(sheetsOf(manifest, ownModules(manifest, page)));
  });
  expect(wrong).toEqual([]);
});

/** What the dialogue for consents loads beyond a page's own files: all that it imports, in a language. */
function dialogueBeside(page: PageId, lang: string): string[] {
  const keys = newModules(manifest, [
    'features/consents/consents.tsx',
    `../../virtual:words/${lang}/consents`,
  ]);
  const scripts = keys.map((key) => manifest[key]?.file ?? 'missing');
  const known = filesOfPage(page);
  return [...scripts, ...sheetsOf(manifest, keys)].filter((file) => !known.includes(file));
}

/** The page and the dialogue may be 5 kB larger than the page was before there was one (128.5 and 136.0 kB). */
test.each([
  ['home', 133_500],
  ['tariffs', 141_000],
] as const)(
  'the dialogue for consents adds at most 4 kB to %s, which stays below its bound',
  (page, bound) => {
    for (const lang of ['de', 'tr']) {
      const files = dialogueBeside(page, lang);
      expect(sum(files), files.join(' ')).toBeLessThanOrEqual(4000);
      expect(sum(files) + sum(filesOfPage(page))).toBeLessThanOrEqual(bound);
    }
  },
);

function filesOfPage(page: PageId): string[] {
  // The order's first step reads no phone number (tests/unit/definitions/reads-phones.test.ts).
  const readsPhones = pages[page].forms !== undefined && page !== 'order';
  const { scripts, styles } = filesOf(manifest, { page, lang: 'tr', versions: {}, readsPhones });
  const own = [...scripts, ...styles].map((address) => address.slice(1));
  return [...new Set([...linked(), manifest['start.ts']?.file ?? 'missing', ...own])];
}

test('both faces together are at most 25 kB, 30 kB with the Turkish letters', () => {
  const fonts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'));
  const latin = fonts.filter((name) => !name.includes('latin-ext'));
  expect(latin).toHaveLength(2);
  expect(sum(latin.map((name) => `assets/${name}`))).toBeLessThanOrEqual(25_000);
  expect(sum(fonts.map((name) => `assets/${name}`))).toBeLessThanOrEqual(30_000);
  expect(firstFiles()).toEqual(expect.arrayContaining(latin.map((name) => `assets/${name}`)));
});

test('neither Mantine nor rjsf is on the first page', () => {
  const code = firstFiles()
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  for (const trace of ['MantineProvider', 'ui:widget']) {
    expect(code.includes(trace), trace).toBe(false);
  }
});

test('the HTML holds no script or style of its own, which the Content-Security-Policy would refuse', () => {
  expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  for (const [, attributes, body] of html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)) {
    expect(attributes).toContain('src=');
    expect(body).toBe('');
  }
});

test('the manifest names the files of each page: the server links its styles and preloads its scripts', () => {
  const keys = Object.keys(manifest);
  const files = new Set(pageIds.map((id) => componentFile(id)));
  // The home page is part of the main script.
  files.delete('home');
  expect(files.size).toBeGreaterThan(25);
  expect([...files].filter((file) => !keys.includes(`pages/${file}.page.tsx`))).toEqual([]);
});

test('no script imports itself by way of others: part of it would run before what it needs', () => {
  const circles = (key: string, way: string[]): string[] =>
    way.includes(key)
      ? [[...way, key].join(' > ')]
      : (manifest[key]?.imports ?? []).flatMap((next) => circles(next, [...way, key]));
  expect(Object.keys(manifest).flatMap((key) => circles(key, []))).toEqual([]);
});

test('every script and style of some size is there in brotli and gzip', () => {
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const large = assets.filter((name) => statSync(join(folder, 'assets', name)).size > 1000);
  expect(large.length).toBeGreaterThan(10);
  for (const name of large) {
    expect(existsSync(join(folder, 'assets', `${name}.br`)), name).toBe(true);
    expect(existsSync(join(folder, 'assets', `${name}.gz`)), name).toBe(true);
  }
});

test.each([
  ['schema of the API', 'TypeBox'],
  ['parser of messages', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
])('no %s reaches the browser', (_, trace) => {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const holding = scripts.filter((name) =>
    readFileSync(join(folder, 'assets', name), 'utf8').includes(trace),
  );
  expect(scripts.length).toBeGreaterThan(50);
  expect(holding).toEqual([]);
});
