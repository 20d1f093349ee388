// Fifty honest customers beside seven attackers: `node tests/load/abuse.mjs`, on PostgreSQL, against the built product. The
// budgets that the attackers meet are so small that they are used up (`limits` in `run.ts`). Options: SECONDS=60. The honest
// ones are measured twice in one run: beside harmless requests at the attackers' rate, then beside the attackers. Each
// attacker is held against the limits (`judge.ts`): it gets something, no more than its budget, and is refused the rest; a
// breach ends with exit code 1. All addresses are of 127.0.0.0/8, written by the rig as our proxy writes them.
import { runnerImport } from 'vite';
import { build } from '../../src/tools/build.mjs';

await build([process.env.TEAM ?? 'kanarya']);
const { module } = await runnerImport('./tests/load/abuse/run.ts');
process.exitCode = (await module.run(Number(process.env.SECONDS ?? 60))) ? 0 : 1;
