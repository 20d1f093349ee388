import { ball, disc } from './pin-drawing.ts';
import { NIGHT } from './pin-metal.ts';

/** Paints a football. */
export function paintBall(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const [leather, patches] = ball(0, 0, radius);
  context.save();
  context.translate(x, y);
  for (const [part, colour] of [
    [leather, '#fff'],
    [patches, NIGHT],
  ] as const) {
    if (!part) continue;
    context.save();
    context.scale(part.scale ?? 1, part.scale ?? 1);
    context.fillStyle = colour;
    context.fill(new Path2D(part.d));
    context.restore();
  }
  context.strokeStyle = 'rgb(0 0 0 / 45%)';
  context.lineWidth = radius / 12;
  context.stroke(new Path2D(disc(0, 0, radius)));
  context.restore();
}
