// Draws the pictures of the news from a brand's colours: `node src/tools/news-pictures.mjs [team …]` writes
// public/images/<team>/news/<picture>.svg. The names are those of `schemas/import/media.import.json`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { motifs } from './news-pictures/motifs.mjs';
import { stands } from './news-pictures/stands.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * The colours of a picture, which is the same in both themes, like a printed poster. `lit` is the brand's colour, or
 * another one where that looks like `ink`.
 */
function inksOf({ themes: { dark, light }, looks }) {
  return {
    ground: dark.surface,
    deep: dark.raised,
    mid: dark.line,
    soft: dark.control,
    pale: dark.muted,
    ink: dark.text,
    hot: dark.primary,
    lit: isNear(dark.primary, dark.text) ? dark.control : dark.primary,
    onHot: dark['on-primary'],
    glow: dark.accent,
    cloth: looks.jersey.cloth,
    stripe: looks.jersey.stripe,
    second: light.accent,
  };
}

/** Two colours that can hardly be told apart. */
function isNear(one, other) {
  const parts = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const others = parts(other);
  return parts(one).every((part, at) => Math.abs(part - others[at]) < 40);
}

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
