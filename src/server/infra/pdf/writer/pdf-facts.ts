import { ticketOf } from '../../band/ticket.ts';
import { drawShapes } from './draw-shapes.ts';
import { bodySize, type PaperLook } from './paper-look.ts';
import { margins, type PdfDocument } from './pdf-document.ts';
import type { TagTree } from './pdf-tags.ts';

export type FactRow = readonly [name: string, value: string];

interface Columns {
  left: number;
  name: number;
  value: number;
}

const gap = 10;
/** Between the edge of a ticket and its text. */
const padding = { x: 13, y: 9 };

/** Names on the left, values on the right: a table whose first cells are row headers. */
export function writeFacts(
  doc: PdfDocument,
  tags: TagTree,
  rows: readonly FactRow[],
  look: PaperLook,
  columns = columnsOf(margins.left, widthOf(doc)),
): void {
  tags.within('Table', () => {
    for (const row of rows) tags.within('TR', () => writeRow(doc, tags, row, look, columns));
  });
  doc.y += look.space.paragraph / 2;
}

/** The same on the brand's ticket; where it does not fit on one page, without. */
export function writeTicket(
  doc: PdfDocument,
  tags: TagTree,
  rows: readonly FactRow[],
  look: PaperLook,
): void {
  const [x, width] = [margins.left, widthOf(doc)];
  const columns = columnsOf(x + padding.x, width - 2 * padding.x);
  const inside = rows.reduce((sum, row) => sum + heightOf(doc, row, look, columns) + look.space.row, 0);
  const height = inside + 2 * padding.y - look.space.row;
  const bottom = doc.page.height - margins.bottom;
  if (height > bottom - margins.top) {
    writeFacts(doc, tags, rows, look);
    return;
  }
  if (doc.y + height + look.space.paragraph > bottom) doc.addPage();
  doc.y += look.space.paragraph;
  const place = { x, y: doc.y, width, height, tear: columns.left - x + columns.name + gap / 2 };
  tags.artifact(() => drawShapes(doc, ticketOf(look.team, place)));
  doc.y += padding.y;
  writeFacts(doc, tags, rows, look, columns);
  doc.y = place.y + height + look.space.paragraph * 2;
}

function widthOf(doc: PdfDocument): number {
  return doc.page.width - margins.left - margins.right;
}

function columnsOf(left: number, width: number): Columns {
  const name = Math.round(width * 0.34);
  return { left, name, value: width - name - gap };
}

function heightOf(doc: PdfDocument, [name, value]: FactRow, { space }: PaperLook, columns: Columns): number {
  doc.font('regular').fontSize(bodySize);
  const height = (text: string, width: number) => doc.heightOfString(text, { width, lineGap: space.line });
  return Math.max(height(name, columns.name), height(value, columns.value));
}

function writeRow(
  doc: PdfDocument,
  tags: TagTree,
  row: FactRow,
  look: PaperLook,
  { left, name, value }: Columns,
): void {
  const height = heightOf(doc, row, look, { left, name, value });
  if (doc.y + height > doc.page.height - margins.bottom) doc.addPage();
  const y = doc.y;
  const cell = (colour: string, text: string, x: number, width: number) =>
    doc.fillColor(colour).text(text, x, y, { width, lineGap: look.space.line });
  tags.text('TH', () => cell(look.muted, row[0], left, name));
  tags.text('TD', () => cell(look.ink, row[1], left + name + gap, value));
  doc.y = y + height + look.space.row;
}
