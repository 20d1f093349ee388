import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf } from '../../../src/server/http/pages/preloads.ts';
import { ownModules, pageModule, sheetsOf } from '../../../src/shared/built-modules.ts';
import { componentFile, type PageId, pageIds, pages } from '../../../src/shared/pages.ts';
import { type BuiltBrand, buildBrand } from './built-brand.ts';
import { expectSmallDialogue } from './dialogue-bounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'fanline-build-'));
let brand: BuiltBrand;

beforeAll(() => {
  brand = buildBrand('kanarya', folder);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the first page stays within its budget: 137 kB with HTML and headers, so 127.3 kB of files', () => {
  expect(brand.sum(brand.firstFiles())).toBeLessThanOrEqual(127_300);
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
      const all = brand.filesOfPage(page);
      const isOver = brand.sum(all) > bytes || all.length > files;
      return isOver ? [`${page}: ${brand.sum(all)} bytes in ${all.length} files`] : [];
    }),
  );
  expect(over).toEqual([]);
});

/** Pages that may bring more than 60 kB, with their own bound. Those whose record names a form stand above. */
const larger: Partial<Record<PageId, { bytes: number; why: string }>> = {
  undoContactChange: { bytes: 81_000, why: 'draws the form of a new password' },
  bills: { bytes: 93_000, why: 'draws the form of an objection' },
  accountOverview: { bytes: 96_500, why: 'draws the forms of the account' },
  sim: { bytes: 107_000, why: 'draws the forms of a step-up and of another card' },
  formDesk: { bytes: 92_500, why: 'for developers: draws any form' },
  form: { bytes: 80_000, why: 'draws any form' },
};

test('any other page brings at most 60 kB beyond the files of the home page', () => {
  const home = brand.filesOfPage('home');
  const withoutForms = pageIds.filter((id) => !pages[id].forms);
  const added = withoutForms.map((page) => {
    const own = brand.filesOfPage(page).filter((file) => !home.includes(file));
    return { page, bytes: brand.sum(own) };
  });
  expect(added.length).toBeGreaterThan(40);
  expect(added.filter(({ page, bytes }) => bytes > (larger[page]?.bytes ?? 60_000))).toEqual([]);
  // One that needs no exception any more has none.
  const needless = added.filter(({ page, bytes }) => larger[page] && bytes <= 60_000);
  expect(needless).toEqual([]);
});

test('a page waits for one style sheet of its own, which holds all of its modules', () => {
  const several = pageIds.filter(
    (page) => sheetsOf(brand.manifest, ownModules(brand.manifest, page)).length > 1,
  );
  expect(several.length).toBeGreaterThan(40);
  const css = (files: string[]) => files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const wrong = several.filter((page) => {
    const { sheet = 'missing' } = brand.manifest[pageModule(page)] ?? {};
    const { styles } = filesOf(brand.manifest, { page, lang: 'de', versions: {} });
    const isOne = styles.length === 1 && styles[0] === `/${sheet}`;
    return !isOne || css([sheet]) !== css(sheetsOf(brand.manifest, ownModules(brand.manifest, page)));
  });
  expect(wrong).toEqual([]);
});

test('the dialogue for consents is small beside the first pages', () => {
  expectSmallDialogue(brand);
});

test('both faces together are at most 25 kB, 30 kB with the Turkish letters', () => {
  const fonts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'));
  const latin = fonts.filter((name) => !name.includes('latin-ext'));
  expect(latin).toHaveLength(2);
  expect(brand.sum(latin.map((name) => `assets/${name}`))).toBeLessThanOrEqual(25_000);
  expect(brand.sum(fonts.map((name) => `assets/${name}`))).toBeLessThanOrEqual(30_000);
  expect(brand.firstFiles()).toEqual(expect.arrayContaining(latin.map((name) => `assets/${name}`)));
});

test('neither Mantine nor rjsf is on the first page', () => {
  const code = brand
    .firstFiles()
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  for (const trace of ['MantineProvider', 'ui:widget']) {
    expect(code.includes(trace), trace).toBe(false);
  }
});

test('the HTML holds no script or style of its own, which the Content-Security-Policy would refuse', () => {
  expect(brand.html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  for (const [, attributes, body] of brand.html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)) {
    expect(attributes).toContain('src=');
    expect(body).toBe('');
  }
});

test('the manifest names the files of each page: the server links its styles and preloads its scripts', () => {
  const keys = Object.keys(brand.manifest);
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
      : (brand.manifest[key]?.imports ?? []).flatMap((next) => circles(next, [...way, key]));
  expect(Object.keys(brand.manifest).flatMap((key) => circles(key, []))).toEqual([]);
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
