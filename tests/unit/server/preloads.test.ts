import { expect, test } from 'vitest';
import { preloadsOf } from '../../../src/server/http/pages/preloads.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], css: ['assets/index.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_vendor.js'], css: ['assets/form.css'] },
  'pages/login.page.tsx': { file: 'assets/login.js', imports: ['_vendor.js', '_form.js'] },
  'pages/forgot-password.page.tsx': { file: 'assets/forgot.js', imports: ['_form.js'] },
  '../../virtual:words/tr/first': { file: 'assets/tr.js' },
  '../../virtual:words/tr/rest': { file: 'assets/tr-rest.js' },
};

test("the page's modules, the language's words and the first form, but not what the page loads anyway", () => {
  const links = preloadsOf(manifest, 'login', 'tr', { 'auth/login': 'v1' });
  expect(links.match(/(?<=href=")[^"]+/g)).toEqual([
    '/assets/login.js',
    '/assets/form.js',
    '/assets/tr.js',
    '/assets/tr-rest.js',
    '/definitions/v1/auth/login.tr.js',
    '/assets/form.css',
  ]);
});

test('the record names the file, and a page inside the main script needs nothing', () => {
  expect(preloadsOf(manifest, 'forgotPassword', 'de', {})).toContain('/assets/forgot.js');
  expect(preloadsOf(manifest, 'home', 'de', {})).toBe('');
});

test('the home page leaves out the words that it does not say', () => {
  const links = preloadsOf(manifest, 'home', 'tr', {});
  expect(links).toContain('/assets/tr.js');
  expect(links).not.toContain('tr-rest');
});
