import { paintPin } from '../pins/paint-pin.ts';
import { type Brush, paintHeading, paintWords } from './brush.ts';
import { paintSky, paintStands } from './paint-stadium.ts';
import { type BadgePicture, pictureSize } from './picture.ts';

const { width, height } = pictureSize;
const PIN_WIDTH = 620;

/** A badge as a pin in the light, its name in the brand's display face. */
export function paintBadge(brush: Brush, picture: BadgePicture, name: string | undefined): void {
  const { context } = brush;
  paintSky(brush);
  paintStands(brush, 1000, height);
  const light = context.createRadialGradient(width / 2, 520, 80, width / 2, 520, 540);
  light.addColorStop(0, 'rgb(255 255 255 / 42%)');
  light.addColorStop(1, 'rgb(255 255 255 / 0%)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  const veil = context.createLinearGradient(0, 820, 0, height);
  veil.addColorStop(0, 'rgb(8 10 16 / 0%)');
  veil.addColorStop(0.35, 'rgb(8 10 16 / 84%)');
  veil.addColorStop(1, 'rgb(8 10 16 / 94%)');
  context.fillStyle = veil;
  context.fillRect(0, 820, width, height - 820);
  paintPin(context, picture.badge, {
    x: (width - PIN_WIDTH) / 2,
    y: 520 - PIN_WIDTH / 2,
    width: PIN_WIDTH,
    font: brush.display,
  });
  const x = width / 2;
  paintWords(brush, picture.kicker, { x, y: 944, size: 44, colour: 'rgb(255 255 255 / 82%)' });
  paintHeading(brush, picture.title, { x, y: 1102, size: 190, colour: '#fff' });
  if (name) paintHeading(brush, name, { x, y: 1210, size: 96, colour: brush.colour('fan') });
  paintWords(brush, picture.note, { x, y: 1284, size: 42, colour: 'rgb(255 255 255 / 82%)' });
}
