import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from '../../../src/shared/api/api.ts';
import { pageOfPath } from '../../../src/shared/match-page.ts';
import { requirements } from '../../compliance/requirements.ts';
import { ROOT } from '../../support/definitions.ts';

const serverCode = readdirSync(join(ROOT, 'src/server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.routes.ts'))
  .map((name) => readFileSync(join(ROOT, 'src/server', name), 'utf8'))
  .join('\n');

/** A call of the API, a file that a route sends (those have no shape), or the path of a page. */
function exists(place: string): boolean {
  const [, method, path] = /^(GET|POST|PUT) (\/\S+)$/.exec(place) ?? [];
  if (!method || !path) return pageOfPath(place) !== 'notFound';
  if (place in api) return true;
  const name = path.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`\\.${method.toLowerCase()}(?:<[^(]*>)?\\(\\s*'${name}'`).test(serverCode);
}

test('each requirement stands in the table once', () => {
  const ids = Array.from({ length: 16 }, (_, at) => `R${at + 1}`);
  expect(requirements.map(({ id }) => id)).toEqual([
    ...ids,
    'R18',
    'R19',
    'R20',
    'R21',
    'R22',
    'R24',
    'R26',
    'R27',
    'R28',
    'R32',
  ]);
});

describe.each(requirements)('$id, $law', ({ where, proofs, reason }) => {
  test('is met somewhere and proved, or says why not', () => {
    expect(where.length + (reason ? 1 : 0)).toBeGreaterThan(0);
    expect(proofs.length + (reason ? 1 : 0)).toBeGreaterThan(0);
  });

  test('its pages and endpoints exist', () => {
    expect(where.filter((place) => !exists(place))).toEqual([]);
  });

  test.each(proofs)('%s has the test “%s”', (file, title) => {
    const source = readFileSync(join(ROOT, 'tests', file), 'utf8').replace(/\\'/g, "'");
    expect(source).toContain(title);
  });
});
