// Builds the outdated parts: `node src/tools/build.mjs [team …]`; by default the team in TEAM, else the first brand.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isStale } from './stale.mjs';

const root = join(import.meta.dirname, '../..');
const shared = ['src/shared', 'package-lock.json', 'vite.config.ts'];

/** The parts of the product: the inputs of each, and the commands that build it one after the other. */
function targets(team) {
  return [
    {
      name: `client ${team}`,
      stamp: `dist/client/${team}/.built`,
      inputs: [
        ...shared,
        'src/client',
        'src/worker',
        'src/tools/vite',
        'public',
        'locales',
        `teams/${team}.json`,
        'teams/content/replacement-card.json',
        'teams/content/esim-phones.json',
        'teams/content/firm.json',
        'teams/content/plan-advice.json',
        'teams/content/price-list.json',
      ],
      // The first one empties the folder.
      commands: [['build'], ['build', '--mode', 'drawing'], ['build', '--mode', 'worker']],
      env: { TEAM: team },
    },
    {
      name: 'server',
      stamp: 'dist/server/.built',
      inputs: [...shared, 'src/server', 'src/definitions', 'teams'],
      commands: [['build', '--ssr']],
      env: {},
    },
    {
      name: `preview ${team}`,
      stamp: `dist/preview/${team}/.built`,
      inputs: [
        ...shared,
        'src/client',
        'src/workbench/preview',
        'src/tools/vite',
        'locales',
        `teams/${team}.json`,
      ],
      commands: [['build', '--mode', 'preview']],
      env: { TEAM: team },
    },
    {
      name: 'workbench',
      stamp: 'dist/workbench/.built',
      inputs: [...shared, 'src/workbench'],
      commands: [['build', '--mode', 'workbench']],
      env: {},
    },
  ];
}

async function run({ commands, env }) {
  for (const args of commands) await runVite(args, env);
}

function runVite(args, env) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, ...args, '--logLevel', 'warn'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite ${args.join(' ')} failed`))));
  });
}

/** Builds the server and the client of each team, each only if an input has changed. */
export async function build(teams) {
  const all = new Map(teams.flatMap(targets).map((target) => [target.name, target]));
  await buildStale([...all.values()]);
}

/** Builds the targets that are older than their inputs. */
export async function buildStale(all) {
  const stale = all.filter(({ stamp, inputs }) =>
    isStale(
      join(root, stamp),
      inputs.map((input) => join(root, input)),
    ),
  );
  if (stale.length > 0) console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  await Promise.all(
    stale.map(async (target) => {
      await run(target);
      mkdirSync(dirname(join(root, target.stamp)), { recursive: true });
      writeFileSync(join(root, target.stamp), '');
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  const teams = process.argv.slice(2);
  await build(teams.length > 0 ? teams : [process.env.TEAM ?? 'kanarya']);
}
