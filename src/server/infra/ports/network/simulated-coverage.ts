import { type Reception, receptions, type Technology, technologies } from '../../../../shared/network.ts';
import { chanceOf } from './chance-of.ts';
import type { CoverageRecord } from './network.ts';

/** Of a hundred postal codes, how many have no reception at all, and how many have it in a part of their area alone. */
const gaps: Record<Technology, { none: number; part: number; walls: number }> = {
  '4g': { none: 0, part: 4, walls: 18 },
  '5g': { none: 9, part: 22, walls: 38 },
};

/** The same reception for a postal code each time: never better inside than in the open, nor with 5G than with 4G. */
export function simulatedCoverage(postalCode: string): CoverageRecord[] {
  const place = 100 * chanceOf(`${postalCode} coverage`);
  const building = 100 * chanceOf(`${postalCode} walls`);
  return technologies.map((technology) => {
    const { none, part, walls } = gaps[technology];
    const outdoors = place < none ? 'none' : place < none + part ? 'part' : 'full';
    return { postalCode, technology, outdoors, indoors: building < walls ? lower(outdoors) : outdoors };
  });
}

/** One step less. */
function lower(reception: Reception): Reception {
  return receptions[Math.max(0, receptions.indexOf(reception) - 1)] ?? 'none';
}
