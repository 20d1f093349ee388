import { goal } from '../../../shared/games/penalty-aim.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { goalsOf, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { paintBall } from '../pins/paint-ball.ts';
import { type Brush, paintHeading, paintWords } from './brush.ts';
import { paintGrass, paintSky, paintStands } from './paint-stadium.ts';
import { pictureSize, type ResultPicture } from './picture.ts';

const { width } = pictureSize;
/** Pixels of a unit of the game. */
const UNIT = 3.1;
const LINE = 1086;
const LAMP = 48;
const colours = { goal: '#5fd39a', saved: '#ff9188', missed: '#ff9188' } as const;

/** The result of a play: the score on the board, and where each ball went. */
export function paintResult(brush: Brush, picture: ResultPicture, name: string | undefined): void {
  paintSky(brush);
  paintStands(brush, 716, LINE);
  paintGrass(brush, LINE);
  paintGoal(brush);
  for (const outcome of ['missed', 'saved', 'goal'])
    for (const kick of picture.kicks) if (kick.outcome === outcome) paintKick(brush, kick);
  paintBoard(brush, picture, name);
  paintHeading(brush, picture.title, { x: width / 2, y: 1270, size: 150, colour: '#fff' });
}

function paintGoal({ context }: Brush): void {
  const half = goal.halfWidth * UNIT;
  const [left, right, top] = [width / 2 - half, width / 2 + half, LINE - goal.height * UNIT];
  context.strokeStyle = 'rgb(255 255 255 / 34%)';
  context.lineWidth = 2;
  context.beginPath();
  for (let x = left; x <= right; x += 32) {
    context.moveTo(x, top);
    context.lineTo(x, LINE);
  }
  for (let y = top; y <= LINE; y += 32) {
    context.moveTo(left, y);
    context.lineTo(right, y);
  }
  context.stroke();
  context.strokeStyle = '#fff';
  context.lineWidth = 18;
  context.lineJoin = 'round';
  context.stroke(new Path2D(`M${left} ${LINE + 4}V${top}H${right}V${LINE + 4}`));
}

function paintKick({ context }: Brush, { ball, outcome }: Kick): void {
  const radius = 38;
  const x = Math.min(width - radius, Math.max(radius, width / 2 + ball.x * UNIT));
  const y = LINE - radius - ball.y * (UNIT - 0.5);
  context.globalAlpha = outcome === 'goal' ? 1 : 0.55;
  paintBall(context, x, y, radius);
  context.globalAlpha = 1;
  if (outcome === 'goal') return;
  context.strokeStyle = colours[outcome];
  context.lineWidth = 9;
  context.lineCap = 'round';
  context.stroke(crossAt(x, y, 24));
}

/** The scoreboard: the goals as large as they can be, and a lamp for each kick. */
function paintBoard(brush: Brush, { kicks, kicker, of }: ResultPicture, name: string | undefined): void {
  const { context } = brush;
  context.fillStyle = 'rgb(8 10 16 / 92%)';
  context.strokeStyle = 'rgb(255 255 255 / 28%)';
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(80, 168, width - 160, 530, 36);
  context.fill();
  context.stroke();
  const left = { x: 136, align: 'left' } as const;
  paintWords(brush, kicker, { ...left, y: 246, size: 44, colour: '#fff', widest: 800 });
  const goals = String(goalsOf(kicks));
  paintHeading(brush, goals, { ...left, y: 536, size: 360, colour: brush.colour('fan') });
  const beside = left.x + context.measureText(goals).width + 30;
  paintHeading(brush, of, { ...left, x: beside, y: 536, size: 120, colour: '#fff', widest: 330 });
  if (name)
    paintHeading(brush, name, { x: 944, y: 536, size: 130, colour: '#fff', align: 'right', widest: 400 });
  for (let at = 0; at < penaltyPlay.kicks; at++) paintLamp(brush, 186 + at * 177, 622, kicks[at]);
}

function paintLamp({ context }: Brush, x: number, y: number, kick: Kick | undefined): void {
  context.lineWidth = 7;
  context.lineCap = 'round';
  context.strokeStyle = kick ? colours[kick.outcome] : 'rgb(255 255 255 / 40%)';
  context.beginPath();
  context.arc(x, y, LAMP, 0, 2 * Math.PI);
  context.stroke();
  if (kick?.outcome === 'goal') paintBall(context, x, y, LAMP - 11);
  else if (kick) context.stroke(crossAt(x, y, 17));
}

function crossAt(x: number, y: number, half: number): Path2D {
  return new Path2D(
    `M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`,
  );
}
