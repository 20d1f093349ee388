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

export const aimPlaceIds = Object.keys(aimPlaces) as AimPlace[]; // The names of the record above.
