// Fifty honest customers beside four attackers: `node tests/load/abuse.mjs`, on PostgreSQL, against the built product at
// its usual limits, but two budgets of all strangers, which are so small that the attack uses them up. Options: SECONDS=60. The honest ones are measured twice in one run: beside harmless requests at the
// attackers' rate, then beside the attackers. Each attacker is held against the limits of the settings (`judge.ts`); a breach ends with exit code 1. All addresses are of 127.0.0.0/8.
import { runnerImport } from 'vite';
import { build } from '../../src/tools/build.mjs';

await build([process.env.TEAM ?? 'kanarya']);
const { module } = await runnerImport('./tests/load/abuse/run.ts');
process.exitCode = (await module.run(Number(process.env.SECONDS ?? 60))) ? 0 : 1;
