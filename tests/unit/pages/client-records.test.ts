import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../../src/shared/pages.ts';
import { withoutServerParts } from '../../../src/tools/vite/page-records-plugin.ts';
import { ROOT } from '../../support/definitions.ts';

const SERVER_PARTS = ['indexed', 'feed', 'firstData', 'reads', 'asks', 'subject', 'things'];
const read = (file: string) => readFileSync(join(ROOT, `src/shared/${file}`), 'utf8');
const files = readdirSync(join(ROOT, 'src/shared')).filter((name) => /^(?:\w+-)?pages\.ts$/.test(name));
const text = files.map(read).join('');

test('the browser gets the page records without what only the server reads', () => {
  const records = withoutServerParts(text);
  for (const name of SERVER_PARTS) {
    expect(text).toMatch(new RegExp(`\\b${name}: `));
    expect(records).not.toMatch(new RegExp(`\\b${name}: `));
  }
  const paths = (code: string) => code.match(/\bpaths: /g)?.length;
  expect(paths(withoutServerParts(text))).toBe(paths(text));
});

test('and without the imports that nothing else uses', () => {
  const code =
    "import { a, b } from './x.ts';\nimport { c } from './y.ts';\nconst r = { reads: { q: a }, words: b, things: c };";
  expect(withoutServerParts(code)).toMatch(/^import \{ a, b \} from '.\/x.ts';\n\nconst r/);
  expect(withoutServerParts(read('news-pages.ts'))).not.toMatch(/enums|news\.ts|listed-things/);
});

test('no source of the client reads them', () => {
  const folder = join(ROOT, 'src/client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const reads = /pages\[[^\]]*\]\.(?:indexed|feed|firstData|reads|asks|subject|things)\b/;
  expect(files.filter((file) => reads.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  expect(reads.test('pages[page].firstData')).toBe(true);
  expect(Object.keys(pages).length).toBeGreaterThan(30);
});
