// Draws the pictures of the news from a brand's colours: `node src/tools/news-pictures.mjs [team …]` writes
// public/images/<team>/news/<picture>.svg. The names are those of `schemas/import/media.import.json`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inksOf } from './news-pictures/inks.mjs';
import { motifs } from './news-pictures/motifs.mjs';
import { stands } from './news-pictures/stands.mjs';

const root = join(import.meta.dirname, '../..');

function picture(team, motif) {
  const inks = inksOf(team);
  const stand = stands[team.looks.pattern](inks);
  const body = `<rect width="320" height="180" fill="${inks.ground}"/>${stand}${motif(inks)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>\n`;
}

const asked = process.argv.slice(2);
for (const id of asked.length > 0 ? asked : ['kanarya', 'aslan', 'kartal', 'firtina']) {
  const team = JSON.parse(readFileSync(join(root, `teams/${id}.json`), 'utf8'));
  const folder = join(root, `public/images/${id}/news`);
  mkdirSync(folder, { recursive: true });
  for (const [name, motif] of Object.entries(motifs))
    writeFileSync(join(folder, `${name}.svg`), picture(team, motif));
}
