// `npm start`: installs missing packages, builds outdated parts, and runs the server in this process.
import { join } from 'node:path';
import { prepareMachine } from './prepare-machine.mjs';

prepareMachine();
const { build } = await import('./build.mjs');
await build([process.env.TEAM ?? 'kanarya']);
process.chdir(join(import.meta.dirname, '../..'));
await import('../../dist/server/main.js');
