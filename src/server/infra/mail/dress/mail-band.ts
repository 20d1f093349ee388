import type { Team } from '../../../../shared/team.ts';
import { bandOf } from '../../band/band.ts';
import { bandSvg } from '../../band/band-svg.ts';
import { signOf } from '../../band/sign.ts';
import { keepOnce } from '../../keep-once.ts';
import type { RenderPicture } from '../../pictures/picture-task.ts';

const size = { width: 600, height: 96 };
const sign = 44;
/** Where the text of a mail begins. */
const margin = 28;

const made = new Map<string, Promise<Buffer>>();

/** The band of a brand's mails as a picture for dense screens; the same drawing is made once. */
export function mailBand(root: string, team: Team, render: RenderPicture): Promise<Buffer> {
  const svg = drawn(root, team);
  const [width, height] = [size.width * 2, size.height * 2];
  return keepOnce(made, svg, () => render({ svg, width, height, format: 'png', isClear: true }));
}

/** Dark in both themes of the reader, as the hero of the pages; the brand's edge is clear. */
function drawn(root: string, team: Team): string {
  const { width, height } = size;
  const band = bandOf(root, team, { width, height, theme: 'dark' });
  const x = band.isCentred ? (width - sign) / 2 : margin;
  const over = signOf(root, team, { x, y: height * 0.47 - sign / 2, size: sign, theme: 'dark' });
  return bandSvg(band, width, height, over);
}
