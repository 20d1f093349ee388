import type { Firm } from '../../../../shared/firm.ts';
import { formatPhone } from '../../../../shared/format-phone.ts';
import type { Team } from '../../../../shared/team.ts';
import { type PaperBlock, writeBlocks } from './paper.ts';
import { drawHead } from './paper-head.ts';
import { lookOf, type PaperLook } from './paper-look.ts';
import { bytesOf, createPdf, margins, type PdfDocument } from './pdf-document.ts';
import type { TagTree } from './pdf-tags.ts';
import { PdfWriter } from './pdf-writer.ts';

export interface PdfFrame {
  title: string;
  createdAt: Date;
  team: Team;
  firm: Firm;
  root: string;
  /** For a document that must fit on its page: the same font size, less space between lines. */
  isDense?: boolean;
}

/**
 * A tagged German A4 document of the brand: its band above, the provider's data below, the content between.
 */
export function renderPdf(frame: PdfFrame, blocks: readonly PaperBlock[]): Promise<Buffer> {
  const { title, createdAt, team, firm, root, isDense = false } = frame;
  const doc = createPdf({ title, author: firm.name, createdAt, root, type: team.looks.type });
  const look = lookOf(team, isDense);
  const writer = new PdfWriter(doc, look);
  const height = isDense ? 60 : 68;
  writer.tags.artifact(() => drawHead(doc, { root, team, height, look }));
  doc.y = height + (isDense ? 12 : 20);
  writeBlocks(blocks, writer);
  writer.tags.end();
  drawFeet(doc, writer.tags, frame, look);
  return bytesOf(doc);
}

/**
 * The footer of each page: firm, contact and register in three columns, and below them who leads the firm, as § 35a GmbHG
 * asks.
 */
function drawFeet(doc: PdfDocument, tags: TagTree, { firm, team }: PdfFrame, look: PaperLook): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    // Text in the lower margin would start a new page.
    doc.page.margins.bottom = 0;
    const columns = footColumns(firm, team, page + 1, count);
    tags.artifact(
      () => drawFoot(doc, columns, `Geschäftsführung: ${firm.representative}`, look),
      'Pagination',
    );
  }
}

function footColumns(firm: Firm, team: Team, page: number, count: number): string[] {
  return [
    `${firm.name}\n${firm.street}\n${firm.postalCode} ${firm.city}`,
    `${formatPhone(team.hotline)}\n${team.email}\n${firm.web}`,
    `Sitz ${firm.city}, ${firm.registerCourt}\n${firm.registerNumber}, USt-IdNr. ${firm.vatId}\nSeite ${page} von ${count}`,
  ];
}

function drawFoot(
  doc: PdfDocument,
  columns: string[],
  below: string,
  { hair, line, muted }: PaperLook,
): void {
  const top = doc.page.height - margins.bottom + 18;
  const width = (doc.page.width - margins.left - margins.right) / 3;
  if (line > 0) {
    doc.moveTo(margins.left, top - 8).lineTo(doc.page.width - margins.right, top - 8);
    doc.lineWidth(line).stroke(hair);
  }
  doc.font('regular').fontSize(8).fillColor(muted);
  for (const [index, text] of columns.entries())
    doc.text(text, margins.left + index * width, top, { width: width - 8, lineGap: 1.5 });
  doc.text(below, margins.left, doc.y, { lineGap: 1.5 });
}
