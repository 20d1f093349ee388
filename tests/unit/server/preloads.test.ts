import { expect, test } from 'vitest';
import { filesOf, letterLinks, styleLinks } from '../../../src/server/http/pages/preloads.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_vendor.js'],
    css: ['assets/index.css'],
    assets: ['assets/text-latin-1.woff2', 'assets/text-latin-ext-2.woff2'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_vendor.js'], css: ['assets/form.css'] },
  'pages/login.page.tsx': { file: 'assets/login.js', imports: ['_vendor.js', '_form.js'] },
  'pages/forgot-password.page.tsx': { file: 'assets/forgot.js', imports: ['_form.js'] },
  'pages/support.page.tsx': {
    file: 'assets/support.js',
    imports: ['_form.js'],
    css: ['assets/support.css'],
    sheet: 'assets/support-page.css',
  },
  'app/shell/account-nav.tsx': { file: 'assets/nav.js', imports: ['_form.js'], css: ['assets/nav.css'] },
  'pages/tariff.page.tsx': {
    file: 'assets/tariff.js',
    dynamicImports: ['jersey.tsx'],
    css: ['assets/tariff.css'],
  },
  'jersey.tsx': { file: 'assets/jersey.js', css: ['assets/jersey.css'] },
  '../../virtual:words/tr/first': { file: 'assets/tr.js' },
  '../../virtual:words/tr/rest': { file: 'assets/tr-rest.js' },
};

test("the page's modules, the language's words and the first form, but not what the page loads anyway", () => {
  const { scripts, styles } = filesOf(manifest, {
    page: 'login',
    lang: 'tr',
    versions: { 'auth/login': 'v1' },
  });
  expect(scripts).toEqual([
    '/assets/login.js',
    '/assets/form.js',
    '/assets/tr.js',
    '/assets/tr-rest.js',
    '/definitions/v1/auth/login.tr.js',
  ]);
  expect(styles).toEqual(['/assets/form.css']);
});

test('the record names the file, and a page inside the main script needs nothing', () => {
  const forgot = filesOf(manifest, { page: 'forgotPassword', lang: 'de', versions: {} });
  expect(forgot.scripts).toContain('/assets/forgot.js');
  const home = filesOf(manifest, { page: 'home', lang: 'de', versions: {} });
  expect(home).toEqual({ scripts: [], styles: [], heldStyles: [], lateStyles: [] });
});

test('the home page leaves out the words that it does not say', () => {
  const { scripts } = filesOf(manifest, { page: 'home', lang: 'tr', versions: {} });
  expect(scripts).toEqual(['/assets/tr.js']);
});

test('the styles of parts whose scripts come later are told apart', () => {
  const { scripts, styles, lateStyles } = filesOf(manifest, { page: 'tariff', lang: 'de', versions: {} });
  expect(scripts).toEqual(['/assets/tariff.js']);
  expect(styles).toEqual(['/assets/tariff.css']);
  expect(lateStyles).toEqual(['/assets/jersey.css']);
});

test('one file holds the styles of a page; those of further parts stand beside it, none twice', () => {
  const wanted = { page: 'support', lang: 'de', versions: {}, parts: ['app/shell/account-nav.tsx'] } as const;
  const { styles, heldStyles } = filesOf(manifest, wanted);
  expect(styles).toEqual(['/assets/support-page.css', '/assets/nav.css']);
  expect(heldStyles).toEqual(['/assets/support.css', '/assets/form.css']);
  expect(styleLinks(styles.slice(0, 1), heldStyles.slice(0, 1))).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/support-page.css">',
    '<link rel="stylesheet" disabled href="/assets/support.css">',
  ]);
});

test('the Turkish letters are preloaded on Turkish pages alone; all others are by the build', () => {
  expect(letterLinks(manifest, 'tr')).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/assets/text-latin-ext-2.woff2" crossorigin>',
  ]);
  expect(letterLinks(manifest, 'de')).toEqual([]);
});
