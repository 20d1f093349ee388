import { team } from 'virtual:team';
import { type Brush, loadFaces, paintHeading, paintWords } from './brush.ts';
import { copyDrawings } from './copy-drawing.ts';
import { paintBadge } from './paint-badge.ts';
import { paintResult } from './paint-result.ts';
import { type Picture, pictureSize } from './picture.ts';

const ICON = 76;

interface Shown {
  /** Of the customer, only where the customer wants it. */
  name: string | undefined;
  /** The page's drawings that are copied. */
  drawings: HTMLElement | null;
}

/** Paints a whole picture. */
export async function paintPicture(brush: Brush, picture: Picture, { name, drawings }: Shown): Promise<void> {
  const said = picture.kind === 'badge' ? picture.note : '/';
  await loadFaces(brush, [picture.kicker, picture.title, said, name ?? '', team.name, team.shortName]);
  const [icon, copies] = await Promise.all([brandIcon(), copyDrawings(drawings)]);
  if (picture.kind === 'badge') paintBadge(brush, picture, name);
  else paintResult(brush, picture, copies);
  paintSender(brush, icon);
}

/** Undefined without a connection: the brand's name stands there anyway. */
async function brandIcon(): Promise<HTMLImageElement | undefined> {
  const icon = new Image();
  icon.src = `/images/${team.id}/icon-192.png`;
  return icon.decode().then(
    () => icon,
    () => undefined,
  );
}

/** The brand and the address: who gets the picture finds the way. */
function paintSender(brush: Brush, icon: HTMLImageElement | undefined): void {
  const { context } = brush;
  if (icon) {
    context.save();
    context.beginPath();
    context.roundRect(80, 56, ICON, ICON, 18);
    context.clip();
    context.drawImage(icon, 80, 56, ICON, ICON);
    context.restore();
  }
  const x = icon ? 80 + ICON + 22 : 80;
  paintHeading(brush, team.name, { x, y: 112, size: 60, colour: '#fff', align: 'left', widest: 480 });
  const address = { x: pictureSize.width - 80, y: 108, size: 34, colour: 'rgb(255 255 255 / 82%)' } as const;
  paintWords(brush, window.location.host, { ...address, align: 'right', widest: 380 });
}
