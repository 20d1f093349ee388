import { roundedBox } from '../../band/shapes.ts';
import { bodySize, type PaperLook } from './paper-look.ts';
import { margins, type PdfDocument } from './pdf-document.ts';
import type { TagTree } from './pdf-tags.ts';

/** A line of a table of prices. */
export interface AmountLine {
  label: string;
  amount: string;
  /** A sum: bold, in a box, its figure in the display face. */
  isTotal?: boolean;
}

const figure = 92;
const totalSize = 15;
const inset = 7;

/** Prices one below the other, with the figures at the right edge. */
export function writeAmounts(
  doc: PdfDocument,
  tags: TagTree,
  lines: readonly AmountLine[],
  look: PaperLook,
): void {
  tags.within('Table', () => {
    for (const line of lines) tags.within('TR', () => writeLine(doc, tags, line, look));
  });
  doc.y += look.space.paragraph / 2;
}

function writeLine(
  doc: PdfDocument,
  tags: TagTree,
  { label, amount, isTotal = false }: AmountLine,
  look: PaperLook,
): void {
  const { left, right, bottom } = margins;
  const [x, width] = [left + inset, doc.page.width - left - right - 2 * inset];
  const { line: lineGap, row } = look.space;
  doc.font(isTotal ? 'bold' : 'regular').fontSize(bodySize);
  const height = doc.heightOfString(label, { width: width - figure, lineGap });
  // A sum is higher than its words, and stays beside them.
  const room = isTotal ? Math.max(height, totalSize * 1.25) + 8 : height + 4;
  if (doc.y + room > doc.page.height - bottom) doc.addPage();
  if (isTotal) tags.artifact(() => drawTotal(doc, doc.y, height + 5, look));
  const y = doc.y + (isTotal ? 3 : 0);
  doc.fillColor(look.ink);
  tags.text('TH', () => doc.text(label, x, y, { width: width - figure, lineGap }));
  const end = { width: figure, align: 'right' } as const;
  tags.text('TD', () => {
    if (!isTotal) return doc.text(amount, x + width - figure, y, end);
    return doc
      .font('display')
      .fontSize(totalSize)
      .text(amount, x + width - figure, y - 2.5, end);
  });
  doc.y = y + height + (isTotal ? 2.5 : 0) + row;
}

/** The box behind a sum, with the brand's line above it. */
function drawTotal(
  doc: PdfDocument,
  y: number,
  height: number,
  { tint, line, hair, radius }: PaperLook,
): void {
  const width = doc.page.width - margins.left - margins.right;
  doc.path(roundedBox(margins.left, y, width, height, radius)).fill(tint);
  if (radius > 0 || line === 0) return;
  doc
    .moveTo(margins.left, y)
    .lineTo(margins.left + width, y)
    .lineWidth(line)
    .stroke(hair);
}
