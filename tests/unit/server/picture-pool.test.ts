import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { picturePool } from '../../../src/server/infra/pictures/picture-pool.ts';
import { waitAtMost } from '../../../src/server/infra/wait-limit.ts';

/** A maker of pictures that takes as long as it is told. */
const slow = `exports.makePicture = ({ width }) => new Promise((resolve) => setTimeout(resolve, width, Buffer.from('picture')));`;

it('a picture whose turn comes too late is refused with a sentence of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fanline-pictures-'));
  const worker = join(folder, 'worker.cjs');
  await writeFile(worker, slow);
  const pool = picturePool(worker, 1);
  const make = (width: number) => pool.render({ svg: '', width, height: 1, format: 'png' });
  try {
    const [first, late] = await Promise.allSettled([make(6800), waitAtMost(100, () => make(1))]);
    expect(first?.status).toBe('fulfilled');
    expect(late).toMatchObject({ reason: { status: 429, details: { retryAfter: 5 } } });
    expect(JSON.stringify(late)).toContain('message.budget.picture.busy');
    expect(String(await make(1))).toBe('picture');
  } finally {
    await pool.close();
    await rm(folder, { recursive: true });
  }
}, 20_000);
