/** The stage in its own units; one of them is a unit of the game, so that the goal is as wide as its rules say. */
export const stage = { width: 360, height: 400, goalLine: 168, ball: { x: 180, y: 305 } } as const;

/** A place in the goal as a place on the stage. */
export function onStage({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: stage.width / 2 + x, y: stage.goalLine - y };
}
