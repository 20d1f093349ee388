import type { Team } from '../../../../shared/team.ts';
import { bandOf } from '../../band/band.ts';
import { signOf } from '../../band/sign.ts';
import { drawShapes } from './draw-shapes.ts';
import type { PaperLook } from './paper-look.ts';
import { margins, type PdfDocument } from './pdf-document.ts';

interface Head {
  root: string;
  team: Team;
  height: number;
  look: PaperLook;
}

const sign = 26;
const gap = 9;
const nameSize = 19;

/** The band of the brand across the top of the first page, with its sign and name. */
export function drawHead(doc: PdfDocument, { root, team, height, look }: Head): void {
  const { width } = doc.page;
  const band = bandOf(root, team, { width, height, theme: 'light' });
  doc.font('display').fontSize(nameSize);
  const both = sign + gap + doc.widthOfString(team.name);
  const x = band.isCentred ? (width - both) / 2 : margins.left;
  const y = height * 0.47 - sign / 2;
  doc.save().path(band.outline).clip();
  drawShapes(doc, [...band.shapes, ...signOf(root, team, { x, y, size: sign, theme: 'light' })]);
  doc.restore();
  const top = y + (sign - doc.currentLineHeight()) / 2;
  doc.fillColor(look.ink).text(team.name, x + sign + gap, top, { lineBreak: false });
}
