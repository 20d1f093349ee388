import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Problem } from '../../../src/server/errors/problem.ts';
import { paperPool } from '../../../src/server/infra/pdf/paper-pool.ts';
import type { PdfFrame } from '../../../src/server/infra/pdf/writer/render-pdf.ts';
import { waitAtMost } from '../../../src/server/infra/wait-limit.ts';

/** A maker of papers that takes 700 ms for each. */
const slow = `exports.makePdf = () => new Promise((resolve) => setTimeout(resolve, 700, Buffer.from('paper')));`;

it('a paper whose turn comes too late is refused with a sentence; the others are made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fanline-papers-'));
  const worker = join(folder, 'worker.cjs');
  await writeFile(worker, slow);
  const pool = paperPool(worker, 1);
  const make = () => pool.render({} as PdfFrame, []); // the slow maker reads nothing
  try {
    await make();
    const hurried = () => waitAtMost(100, make);
    const [first, second, late, patient] = await Promise.allSettled([make(), hurried(), hurried(), make()]);
    expect([first, second, patient].map((one) => one?.status)).toEqual(Array(3).fill('fulfilled'));
    const reason = late?.status === 'rejected' ? (late.reason as Problem) : undefined; // a refusal of ours
    expect(reason).toMatchObject({ status: 429, details: { retryAfter: 5 } });
    // A place that a late caller left is free again.
    expect(String(await waitAtMost(1000, make))).toBe('paper');
  } finally {
    await pool.close();
    await rm(folder, { recursive: true });
  }
});
