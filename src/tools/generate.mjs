// `npm run generate`: generates all files that follow from others; `npm run generate -- phones fonts` generates some of
// them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const teams = readdirSync(join(root, 'teams'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const vitest = 'node_modules/vitest/vitest.mjs';

/** The generated files, and the command for each. */
const targets = {
  // src/shared/generated: phone metadata and the pattern of e-mail addresses from the installed libraries
  phones: [vitest, 'run', '--project', 'unit', 'tests/unit/generated', '--update'],
  // src/server/infra/pdf/fonts
  fonts: ['src/tools/pdf-fonts.mjs'],
  // src/shared/wallpapers/letter-widths.json and src/shared/generated/letter-outlines.json
  letters: ['src/tools/wallpaper-letters.mjs'],
  // public/images/<team>: favicon, install icons, wallpaper
  images: ['src/tools/brand-images.mjs', ...teams],
  // package-lock.json
  lock: ['src/tools/complete-lock.mjs'],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in targets));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}; there are ${Object.keys(targets).join(', ')}.`);
  process.exit(1);
}
for (const name of names.length > 0 ? names : Object.keys(targets)) {
  console.log(`Generating ${name} …`);
  const { status } = spawnSync(process.execPath, targets[name], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
