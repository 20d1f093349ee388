// Draws the clips of the demo from a brand's colours, pattern and mark: `node src/tools/videos.mjs [team or clip …]` writes
// public/images/<team>/videos/<clip>.mp4 and its poster <clip>.svg. It needs ffmpeg and takes some minutes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findHeadlessShell } from './chromium.mjs';
import { brandOf, frame, posterSeconds } from './videos/frame.mjs';
import { openStage, record } from './videos/record.mjs';
import { wanted } from './videos/wanted.mjs';

const root = join(import.meta.dirname, '../..');
const SECONDS = 12;
const { teams, clips } = wanted(process.argv.slice(2));

const browser = await chromium.launch({ executablePath: await findHeadlessShell(), args: ['--disable-gpu'] });
const page = await openStage(browser);
for (const id of teams) {
  const brand = brandOf(root, JSON.parse(readFileSync(join(root, `teams/${id}.json`), 'utf8')));
  const folder = join(root, `public/images/${id}/videos`);
  mkdirSync(folder, { recursive: true });
  for (const clip of clips) {
    const second = posterSeconds[clip][brand.pattern] ?? posterSeconds[clip];
    writeFileSync(join(folder, `${clip}.svg`), frame(brand, clip, second));
    const file = join(folder, `${clip}.mp4`);
    await record(page, { file, seconds: SECONDS, draw: (t) => frame(brand, clip, t) });
    console.log(`${id}/${clip}: ${Math.round(readFileSync(file).length / 1000)} kB`);
  }
}
await browser.close();
