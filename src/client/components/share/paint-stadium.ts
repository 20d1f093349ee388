import { team } from 'virtual:team';
import { PIN } from '../pins/pin-drawing.ts';
import { patternLines } from '../pins/pin-pattern.ts';
import { type Brush, paintHeading } from './brush.ts';
import { pictureSize } from './picture.ts';

const { width, height } = pictureSize;
/** The brand's pattern is drawn for a pin, and large here. */
const LARGE = 13;
const CROWD = { apart: 21, size: 8.5 };

/** Sky, light and the brand's pattern: the ground of every picture. */
export function paintSky({ context, colour }: Brush): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, colour('sky-top'));
  sky.addColorStop(1, colour('sky-low'));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.save();
  context.translate((width - PIN * LARGE) / 2, -60);
  context.scale(LARGE, LARGE);
  context.strokeStyle = 'rgb(255 255 255 / 9%)';
  context.lineWidth = 1.1;
  context.lineCap = 'round';
  context.stroke(new Path2D(patternLines(team.looks.pattern)));
  context.restore();
  context.fillStyle = 'rgb(255 255 255 / 7%)';
  context.fill(new Path2D('M60 0 0 900H520L110 0ZM1020 0 1080 900H560L970 0Z'));
}

/** Two tiers full of people, and boards with the brand's name. @param top in pixels */
export function paintStands(brush: Brush, top: number, bottom: number): void {
  const { context, colour } = brush;
  context.fillStyle = colour('stand');
  context.fill(new Path2D(`M0 ${top}C270 ${top - 40} 810 ${top - 40} 1080 ${top}V${bottom}H0Z`));
  const middle = (top + bottom) / 2;
  paintCrowd(brush, top + 26, middle - 24);
  context.fillStyle = colour('stand-low');
  context.fill(new Path2D(`M0 ${middle}C270 ${middle - 34} 810 ${middle - 34} 1080 ${middle}V${bottom}H0Z`));
  paintCrowd(brush, middle + 22, bottom - 90);
  context.fillStyle = team.looks.jersey.cloth;
  context.fillRect(0, bottom - 76, width, 76);
  for (const x of [82, 998])
    paintHeading(brush, team.shortName, { x, y: bottom - 22, size: 54, colour: '#fff', widest: 136 });
}

function paintCrowd({ context, colour }: Brush, top: number, bottom: number): void {
  const rows = Math.floor((bottom - top) / CROWD.apart);
  const inks = [colour('fan'), colour('fan-too'), '#ffffff', colour('fan'), colour('stand')];
  for (let row = 0; row < rows; row++)
    for (let seat = 0; seat * CROWD.apart <= width; seat++) {
      const x = seat * CROWD.apart + (row % 2) * (CROWD.apart / 2);
      // The rows follow the bow of the tier; whose colours stand where looks like chance.
      const bow = 34 * (1 - ((x - width / 2) / (width / 2)) ** 2);
      const chance = (seat * 7919 + row * 104_729 + seat * row * 31) % 97;
      context.fillStyle = inks[chance % inks.length] ?? '';
      context.globalAlpha = 0.35 + (chance % 7) / 14;
      context.beginPath();
      context.arc(x, top + row * CROWD.apart - bow + 18, CROWD.size, 0, 2 * Math.PI);
      context.fill();
    }
  context.globalAlpha = 1;
}
