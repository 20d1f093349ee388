import { expect, test } from 'vitest';
import { RESERVED } from '../../../src/definitions/lint/pages.ts';
import { api } from '../../../src/shared/api/api.ts';
import { pageIds, pages } from '../../../src/shared/pages.ts';
import { sourcesIn } from '../../support/sources.ts';

/** The first part of every address that a plain route of the server has: `app.get('/metrics', …)`. */
function firstsIn(sources: ReadonlyMap<string, string>): string[] {
  const routes = /\bapp\.(?:get|post|put|delete|all)(?:<[^(]*>)?\(\s*['`]\/([a-z][a-z0-9-]*)/g;
  return [...sources.values()].flatMap((text) => [...text.matchAll(routes)].map(([, first = '']) => first));
}

const ofPages = pageIds.flatMap((page) => pages[page].paths.map((path) => path.split('/')[1]));

test('no address that the server keeps for other things can be given to a page', () => {
  const plain = firstsIn(sourcesIn('src/server'));
  const calls = Object.keys(api).map((key) => key.split('/')[1] ?? '');
  expect(plain).toEqual(expect.arrayContaining(['definitions', 'health', 'metrics']));
  const taken = [...plain, ...calls, 'assets', 'images'].filter((first) => !ofPages.includes(first));
  expect(taken.filter((first) => !RESERVED.includes(first))).toEqual([]);
});

test('a route at a new address is found', () => {
  expect(firstsIn(new Map([['a.routes.ts', "app.get<{ Params: X }>(\n  '/files/:id', {}, send);"]]))).toEqual(
    ['files'],
  );
});
