/** Half the width of the goal and its height, in the game's units: one is 3.05 cm. */
export const goal = { halfWidth: 120, height: 80 } as const;

/** What a kick can be. Everything is a whole number, so that browser and server compute alike. */
export const aimLimits = {
  /** From the middle of the goal; beyond ±120 the ball goes past it. */
  x: { min: -140, max: 140 },
  /** From the ground; above 80 the ball goes over it. */
  y: { min: 0, max: 100 },
  /** 1 is placed, 5 as hard as one can. */
  power: { min: 1, max: 5 },
  /** How much the ball bends on its way, to the left where it is negative. */
  curve: { min: -2, max: 2 },
} as const;

export interface Aim {
  x: number;
  y: number;
  power: number;
  curve: number;
}

/** Strength and curve together: a ball that is kicked as hard as one can does not bend. */
const MOST_EFFORT = 6;

/** Whether a foot can do it. */
export function isPossible(aim: Aim): boolean {
  const inLimits = (['x', 'y', 'power', 'curve'] as const).every((name) => {
    const { min, max } = aimLimits[name];
    return Number.isInteger(aim[name]) && aim[name] >= min && aim[name] <= max;
  });
  return inLimits && aim.power + Math.abs(aim.curve) <= MOST_EFFORT;
}

/** The nearest possible kick: whole numbers within the limits, with less curve where the strength does not allow it. */
export function possibleAim(aim: Aim): Aim {
  const power = within(aim.power, aimLimits.power);
  const curve = within(aim.curve, aimLimits.curve);
  const bend = Math.min(Math.abs(curve), MOST_EFFORT - power);
  return {
    x: within(aim.x, aimLimits.x),
    y: within(aim.y, aimLimits.y),
    power,
    curve: curve < 0 ? -bend : bend,
  };
}

function within(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}
