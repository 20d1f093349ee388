/** The drawing of the stadium in its own units; one of them is a unit of the game, so that the goal is as wide as its rules say. */
export const drawing = { width: 360, height: 300, middle: 180, goalLine: 168 } as const;

/** What the stage shows of it: all of its height from `top` on, and of its width as much as there is room for. */
export const stage = { top: -34, height: 334, ball: { x: 180, y: 236 } } as const;

/** A drawing that lies over the whole stage. */
export const whole = {
  viewBox: `0 ${stage.top} ${drawing.width} ${stage.height}`,
  preserveAspectRatio: 'xMidYMid slice',
} as const;

/** A place in the goal as a place in the drawing. */
export function onStage({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: drawing.middle + x, y: drawing.goalLine - y };
}

/** Where a ball lies in the net that passed the goal's line at a place: the net's back is smaller than the goal. */
export function inNet({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: drawing.middle + x * 0.83, y: Math.min(158, 163 - y * 0.7) };
}
