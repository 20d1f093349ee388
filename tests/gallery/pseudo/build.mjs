// Builds the first brand with pseudo words into `dist/pseudo`, if something changed; the product never carries them.
import { buildStale } from '../../../src/tools/build.mjs';

await buildStale([
  {
    name: 'pseudo words',
    stamp: 'dist/pseudo/.built',
    inputs: [
      'src/shared',
      'src/client',
      'src/tools/vite',
      'public',
      'locales',
      'schemas',
      'ui-schemas',
      'teams/kanarya.json',
      'tests/gallery/pseudo',
      'package-lock.json',
      'vite.config.ts',
    ],
    commands: [
      ['build', '--config', 'tests/gallery/pseudo/vite.config.ts'],
      ['build', '--config', 'tests/gallery/pseudo/vite.config.ts', '--mode', 'drawing'],
    ],
    env: { TEAM: 'kanarya' },
  },
]);
