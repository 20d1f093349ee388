// `npm run rules -- <command>`: the analysts' command line. Builds it if it is outdated and runs it here.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';

const root = join(import.meta.dirname, '../..');

await buildStale([
  {
    name: 'rules',
    stamp: 'dist/rules/.built',
    inputs: ['src/shared', 'src/definitions', 'src/server', 'package-lock.json', 'vite.config.ts'],
    commands: [['build', '--ssr', 'src/server/rules.ts', '--outDir', 'dist/rules']],
    env: {},
  },
]);
// The same setting tells the server where the definitions are.
process.chdir(process.env.DEFINITIONS_DIR ?? root);
await import(pathToFileURL(join(root, 'dist/rules/rules.js')).href);
