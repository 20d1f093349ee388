import type { Team } from '../../../../shared/team.ts';
import type { TeamId } from '../../../../shared/teams.ts';
import type { PrintPlace } from '../../../../shared/wallpapers/fit-print.ts';
import { aslan } from './aslan/aslan.ts';
import { inksOf } from './brand-inks.ts';
import { firtina } from './firtina/firtina.ts';
import { kanarya } from './kanarya/kanarya.ts';
import { kartal } from './kartal/kartal.ts';
import { type Drawing, field, type MotifId, type Motifs } from './motif.ts';
import { drawPrint } from './print.ts';

const ofTeams: Readonly<Record<TeamId, Motifs>> = { kanarya, aslan, kartal, firtina };
const motifs: ReadonlyMap<string, Motifs> = new Map(Object.entries(ofTeams));

interface Wanted {
  /** The project's folder, which contains the brand's sign. */
  root: string;
  team: Team;
  motif: MotifId;
}

const known = new Map<string, Drawing>();

/** A drawing is made once. @throws Error for a brand that has none */
function drawingOf({ root, team, motif }: Wanted): Drawing {
  const key = `${team.id} ${motif}`;
  const found = known.get(key);
  if (found) return found;
  const own = motifs.get(team.id);
  if (!own) throw new Error(`Nobody has drawn wallpapers for ${team.id}.`);
  const drawing = own[motif](inksOf(root, team));
  known.set(key, drawing);
  return drawing;
}

/** Where name and number go; empty for a drawing without print. */
export function placesOf(wanted: Wanted): PrintPlace[] {
  return [...(drawingOf(wanted).places ?? [])];
}

/** Whether the clock of a phone must be dark on a drawing. */
export function isLight(wanted: Wanted): boolean {
  return drawingOf(wanted).isLight === true;
}

/**
 * A wallpaper as SVG.
 * @param shirt what is printed; without a number it is the brand's. Undefined: nothing is printed
 */
export function drawWallpaper(wanted: Wanted, shirt?: { name?: string; number?: number }): string {
  const { shapes, places = [] } = drawingOf(wanted);
  const { type, jersey } = wanted.team.looks;
  const texts = { name: shirt?.name ?? '', number: String(shirt?.number ?? jersey.number) };
  const print = shirt ? places.map((place) => drawPrint(place, texts[place.what], type.displayWeight)) : [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${field.width} ${field.height}">${shapes}${print.join('')}</svg>`;
}
