import { team } from 'virtual:team';
import type { BadgeId } from '../../../shared/badges.ts';
import { type Ink, isPrint, PIN, type Piece, type Print } from './pin-drawing.ts';
import { pinDrawings } from './pin-drawings.ts';
import { METAL_STOPS, metalOf, NIGHT } from './pin-metal.ts';
import { patternLines } from './pin-pattern.ts';

type Inks = Record<Ink, string | CanvasGradient>;

/** Paints an enamelled pin as `Pin` shows it. @param width of the pin, in pixels; x and y are its upper left corner */
export function paintPin(
  context: CanvasRenderingContext2D,
  badge: BadgeId,
  { x, y, width, font }: { x: number; y: number; width: number; font: string },
): void {
  const { outline, ground, tilt = 0, pieces } = pinDrawings[badge];
  const shape = new Path2D(outline);
  const inks = inksOf(context);
  context.save();
  context.translate(x, y);
  context.scale(width / PIN, width / PIN);
  turnAround(context, tilt);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 55%)';
  context.shadowBlur = width / 14;
  context.shadowOffsetY = width / 40;
  stroke(context, shape, inks.metal, 11);
  context.restore();
  stroke(context, shape, 'rgb(0 0 0 / 42%)', 3);
  context.fillStyle = inks[ground];
  context.fill(shape);
  context.clip(shape);
  const fine = ground === 'stripe' ? 'rgb(0 0 0 / 16%)' : 'rgb(255 255 255 / 22%)';
  stroke(context, new Path2D(patternLines(team.looks.pattern)), fine, 1.6);
  for (const piece of pieces)
    if (isPrint(piece)) paintPrint(context, piece, inks, font);
    else paintPiece(context, piece, inks);
  context.fillStyle = 'rgb(255 255 255 / 12%)';
  context.fill(new Path2D('M-8-8H128V34C92 22 44 40-8 76Z'));
  stroke(context, shape, 'rgb(0 0 0 / 30%)', 4);
  context.restore();
}

function inksOf(context: CanvasRenderingContext2D): Inks {
  const metal = context.createLinearGradient(18, 6, 102, 116);
  for (const [index, colour] of metalOf(team).entries()) metal.addColorStop(METAL_STOPS[index] ?? 1, colour);
  const { cloth, stripe } = team.looks.jersey;
  return { cloth, stripe, light: '#fff', night: NIGHT, metal };
}

function turnAround(context: CanvasRenderingContext2D, degrees: number): void {
  context.translate(PIN / 2, PIN / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.translate(-PIN / 2, -PIN / 2);
}

function stroke(
  context: CanvasRenderingContext2D,
  path: Path2D,
  style: string | CanvasGradient,
  width: number,
): void {
  context.strokeStyle = style;
  context.lineWidth = width;
  context.stroke(path);
}

function paintPiece(
  context: CanvasRenderingContext2D,
  { d, ink, line, isBare, x = 0, y = 0, turn = 0, scale = 1 }: Piece,
  inks: Inks,
): void {
  const path = new Path2D(d);
  context.save();
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.scale(scale, scale);
  if (!isBare) stroke(context, path, inks.metal, (line ?? 0) + 3 / scale);
  context.fillStyle = inks[ink];
  if (line) stroke(context, path, inks[ink], line);
  else context.fill(path);
  context.restore();
}

function paintPrint(
  context: CanvasRenderingContext2D,
  { print, x, y, size, ink }: Print,
  inks: Inks,
  font: string,
): void {
  context.fillStyle = inks[ink];
  context.font = `${team.looks.type.displayWeight} ${size}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(print, x, y + size * 0.35);
}
