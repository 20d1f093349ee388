import { expect, it } from 'vitest';
import { keepOnce } from '../../../src/server/infra/keep-once.ts';
import { waitAtMost, waitMsLeft } from '../../../src/server/infra/wait-limit.ts';
import { sourcesIn } from '../../support/sources.ts';

/** They renew or replace what they keep, and forget by themselves what was rejected. */
const forgetting = ['src/server/http/pages/page-drawer.ts', 'src/server/modules/search/search-memory.ts'];

/** A promise that is kept after it was rejected refuses until the process ends. */
it('the server forgets promises that were rejected', () => {
  const keeping = [...sourcesIn('src/server')].filter(([, text]) => /new Map<[^>\n]*Promise</.test(text));
  expect(keeping.length).toBeGreaterThan(5);
  const remembering = keeping.filter(([, text]) => !text.includes('keepOnce('));
  expect(remembering.map(([path]) => path).sort()).toEqual(forgetting);
});

it('a failure is met once, and the others wait as long as it takes', async () => {
  const known = new Map<string, Promise<number>>();
  let tries = 0;
  const make = async () => {
    tries += 1;
    if (tries === 1) throw new Error('busy');
    return waitMsLeft();
  };
  const ask = () => waitAtMost(5, () => keepOnce(known, 'terms', make));
  await expect(ask()).rejects.toThrow('busy');
  expect([await ask(), await ask(), tries]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 2]);
});
