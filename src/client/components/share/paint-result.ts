import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { goalsOf, penaltyPlay } from '../../../shared/games/penalty-play.ts';
import { paintBall } from '../pins/paint-ball.ts';
import { type Brush, paintHeading, paintWords } from './brush.ts';
import { type Copy, paintCopy } from './copy-drawing.ts';
import { paintSky } from './paint-stadium.ts';
import { pictureSize, type ResultPicture } from './picture.ts';

const { width, height } = pictureSize;
const LAMP = 40;
/** So far down the sky is behind the words, and from here on the grass is behind the score. */
const SKY = 500;
const GRASS = 900;
/** Where the shirt begins, as a part of the player's height. */
const BACK = 0.14;
const colours = { goal: '#5fd39a', saved: '#ff9188', missed: '#ff9188' } as const;

/** Where a drawing is, and how far it is turned, in degrees. */
interface Place {
  x: number;
  y: number;
  width: number;
  turn?: number;
}

/** He stands beside the score, with the whole picture of the brand at his side. */
const player: Place = { x: 700, y: 748, width: 306, turn: 3 };
const places: Record<string, Place> = {
  scene: { x: 0, y: 0, width },
  player,
};

/** The result of a play: the score, the goal with each ball where it went, and the player who is glad or not. */
export function paintResult(brush: Brush, picture: ResultPicture, copies: readonly Copy[]): void {
  paintSky(brush);
  for (const copy of copies) {
    const part = copy.drawing.closest<HTMLElement>('[data-part]');
    if (part?.dataset.part === 'shirt')
      paintAt(brush, player, () => paintShirt(brush, copy, getComputedStyle(part).clipPath));
    const place = places[part?.dataset.part ?? ''];
    if (place) paintAt(brush, place, () => paintCopy(brush, copy, place.width));
    if (part?.dataset.part === 'scene') paintShade(brush);
  }
  paintScore(brush, picture);
}

function paintAt({ context }: Brush, place: Place, paint: () => void): void {
  context.save();
  context.translate(place.x, place.y);
  context.rotate(((place.turn ?? 0) * Math.PI) / 180);
  paint();
  context.restore();
}

/** The shirt lies on the player, without its sleeves: those belong to the arms. @param clip as the style sheet says it, in percent */
function paintShirt(brush: Brush, copy: Copy, clip: string): void {
  const { context } = brush;
  const high = 2 * player.width;
  context.translate(0, BACK * high);
  const corners = [...clip.matchAll(/([\d.]+)(?:%|px) ([\d.]+)(?:%|px)/g)];
  const points = corners.map(([, x, y]) => [
    (Number(x) / 100) * player.width,
    (Number(y) / 100) * (1 - BACK) * high,
  ]);
  if (points.length > 0) context.clip(new Path2D(`M${points.join('L')}Z`));
  paintCopy(brush, copy, player.width);
}

/** Dark behind the words, so that they are read before each sky. */
function paintShade({ context }: Brush): void {
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, 'rgb(7 9 12 / 90%)');
  shade.addColorStop(0.24, 'rgb(7 9 12 / 84%)');
  shade.addColorStop(SKY / height, 'rgb(7 9 12 / 0%)');
  shade.addColorStop(GRASS / height, 'rgb(7 9 12 / 0%)');
  shade.addColorStop(1, 'rgb(7 9 12 / 82%)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

/** The goals as large as they can be, and a lamp for each kick. */
function paintScore(brush: Brush, { kicks, kicker, title }: ResultPicture): void {
  const left = { x: 80, align: 'left' } as const;
  paintWords(brush, kicker, { ...left, y: 216, size: 44, colour: '#fff', widest: 800 });
  paintHeading(brush, title, { ...left, y: 336, size: 136, colour: brush.colour('fan'), widest: 920 });
  paintHeading(brush, `${goalsOf(kicks)}/${penaltyPlay.kicks}`, {
    ...left,
    y: 1180,
    size: 460,
    colour: '#fff',
    widest: 560,
  });
  for (let at = 0; at < penaltyPlay.kicks; at++) paintLamp(brush, 122 + at * 104, 1264, kicks[at]);
}

function paintLamp({ context }: Brush, x: number, y: number, kick: Kick | undefined): void {
  context.lineWidth = 7;
  context.lineCap = 'round';
  context.strokeStyle = kick ? colours[kick.outcome] : 'rgb(255 255 255 / 40%)';
  context.beginPath();
  context.arc(x, y, LAMP, 0, 2 * Math.PI);
  context.stroke();
  if (kick?.outcome === 'goal') paintBall(context, x, y, LAMP - 10);
  else if (kick) context.stroke(crossAt(x, y, 15));
}

function crossAt(x: number, y: number, half: number): Path2D {
  return new Path2D(
    `M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`,
  );
}
