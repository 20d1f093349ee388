import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inksOf } from '../news-pictures/inks.mjs';
import { esim } from './esim.mjs';
import { grounds, stages } from './grounds.mjs';
import { jersey } from './jersey.mjs';
import { penalty } from './penalty.mjs';
import { porting } from './porting.mjs';
import { bird } from './spirits/bird.mjs';
import { eagle } from './spirits/eagle.mjs';
import { lion } from './spirits/lion.mjs';
import { sea } from './spirits/sea.mjs';
import { stands } from './stands.mjs';

/** Things before the brand's ground. */
const things = { porting, esim, jersey };
/** These fill the picture themselves; the penalty has the ground behind its goal. */
const places = { penalty, stands };
const spirits = { feather: bird, mane: lion, wing: eagle, wave: sea };

/** The clips by the names of `schemas/import/videos.import.json`, each with the second that its poster shows. */
export const posterSeconds = {
  esim: 4.7,
  jersey: 5.9,
  penalty: 0.5,
  porting: 7.4,
  spirit: { feather: 6, mane: 8, wing: 7.1, wave: 11.4 },
  stands: 11.6,
};

const drawingOf = (root, id, name) =>
  /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(join(root, `public/images/${id}/${name}.svg`), 'utf8'))[1];

/** What a brand's clips are made from. */
export function brandOf(root, team) {
  const mark = drawingOf(root, team.id, 'mark').replaceAll('stroke="#000"', 'stroke="currentColor"');
  return {
    inks: inksOf(team),
    pattern: team.looks.pattern,
    radius: Number.parseInt(team.looks.shape.radius, 10),
    mark,
    parts: mark.match(/<path[^>]*>/g),
    drawing: drawingOf(root, team.id, 'pattern').replaceAll(' stroke="#000"', ''),
  };
}

/** One picture of a clip as SVG. @param t seconds from the beginning */
export function frame(brand, clip, t) {
  const { inks, pattern, mark, parts, drawing } = brand;
  const ground = `<rect width="960" height="540" fill="${inks.ground}"/>`;
  const drawn = () => {
    if (clip === 'spirit') return spirits[pattern](inks, t, { mark, parts, pattern: drawing });
    if (Object.hasOwn(places, clip))
      return ground + (clip === 'penalty' ? grounds[pattern](inks, t) : '') + places[clip](inks, t, brand);
    return `${ground}${grounds[pattern](inks, t)}<g transform="${stages[pattern](t)}">${things[clip](inks, t, brand)}</g>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" color="${inks.glow}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn()}</g></svg>\n`;
}
