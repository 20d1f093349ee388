import { type Aim, goal } from '../../../shared/games/penalty-aim.ts';
import { drawing } from './stage-place.ts';

/** The six fields of the goal that can be chosen, and where a ball goes that is sent there. */
export const aimPlaces = {
  leftHigh: { x: -88, y: 58 },
  middleHigh: { x: 0, y: 60 },
  rightHigh: { x: 88, y: 58 },
  leftLow: { x: -88, y: 10 },
  middleLow: { x: 0, y: 10 },
  rightLow: { x: 88, y: 10 },
} as const;

export type AimPlace = keyof typeof aimPlaces;

/** A kick by choice, as it is marked on the stage before it is taken. */
export interface ChosenAim extends Pick<Aim, 'power' | 'curve'> {
  place: AimPlace;
}

export const aimPlaceIds = Object.keys(aimPlaces) as AimPlace[]; // The names of the record above.

/** The field at a place in the drawing; undefined beside the goal. */
export function aimPlaceAt({ x, y }: { x: number; y: number }): AimPlace | undefined {
  const [across, up] = [x - drawing.middle, drawing.goalLine - y];
  if (Math.abs(across) > goal.halfWidth || up < 0 || up > goal.height) return undefined;
  const isSame = (id: AimPlace) =>
    Math.sign(aimPlaces[id].x) === sideAt(across) &&
    aimPlaces[id].y > goal.height / 2 === up > goal.height / 2;
  return aimPlaceIds.find(isSame);
}

function sideAt(across: number): number {
  return Math.abs(across) <= goal.halfWidth / 3 ? 0 : Math.sign(across);
}
