import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['tests/gallery/run.mjs', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    timeout: 160_000,
  });

/** Width and height as they stand in the head of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test('the gallery takes pictures in both widths, a page to look at them, and contact sheets', () => {
  const out = mkdtempSync(join(tmpdir(), 'fanline-gallery-'));
  const args = ['--brand', 'kanarya', '--lang', 'tr', '--theme', 'light', '--out', out, '--sheets'];
  // Built anew, the files would be gone for a moment under the servers of the other tests.
  const { status, stdout } = run('--built', '--only', 'not-found/page', ...args);
  expect(stdout).toContain('2 pictures');
  expect(status).toBe(0);
  const files = readdirSync(join(out, 'kanarya')).sort();
  expect(files).toEqual(['not-found.page.light.tr.1280.png', 'not-found.page.light.tr.360.png']);
  const [wide, narrow] = files.map((file) => sizeOf(readFileSync(join(out, 'kanarya', file))));
  expect([wide?.width, narrow?.width]).toEqual([1280, 360]);
  expect(narrow?.height).toBeGreaterThanOrEqual(740);
  for (const file of files) expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(file);
  expect(readdirSync(join(out, 'sheets')).length).toBe(2);
  rmSync(out, { recursive: true });
});

test('a screen that does not exist is said', () => {
  const { status, stderr } = run('--only', 'gibt-es-nicht', '--list');
  expect(status).not.toBe(0);
  expect(stderr).toContain('No screen begins with gibt-es-nicht.');
});
