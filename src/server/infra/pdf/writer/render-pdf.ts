import type { Firm } from '../../../../shared/firm.ts';
import { formatPhone } from '../../../../shared/format-phone.ts';
import type { Team } from '../../../../shared/team.ts';
import { drawBrandMark } from './brand-mark.ts';
import { type PaperBlock, writeBlocks } from './paper.ts';
import { bytesOf, createPdf, margins, type PdfDocument } from './pdf-document.ts';
import type { TagTree } from './pdf-tags.ts';
import { denseSpace, PdfWriter, wideSpace } from './pdf-writer.ts';

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
 * A tagged German A4 document of the brand: the sign above, the provider's data below, the content between.
 */
export function renderPdf(frame: PdfFrame, blocks: readonly PaperBlock[]): Promise<Buffer> {
  const { title, createdAt, team, firm, root } = frame;
  const doc = createPdf({ title, author: firm.name, createdAt, root });
  const writer = new PdfWriter(doc, team, frame.isDense ? denseSpace : wideSpace);
  writer.tags.artifact(() => drawHead(doc, frame));
  doc.y = margins.top + (frame.isDense ? 30 : 46);
  writeBlocks(blocks, writer);
  writer.tags.end();
  drawFeet(doc, writer.tags, frame);
  return bytesOf(doc);
}

function drawHead(doc: PdfDocument, { root, team }: PdfFrame): void {
  drawBrandMark(doc, root, team, margins.left, margins.top - 8);
  doc.font('bold').fontSize(12).fillColor('#14171F');
  doc.text(team.name, margins.left + 35, margins.top - 1.5, { lineBreak: false });
}

/** The footer of each page, in three columns: firm, contact, register. */
function drawFeet(doc: PdfDocument, tags: TagTree, { firm, team }: PdfFrame): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    // Text in the lower margin would start a new page.
    doc.page.margins.bottom = 0;
    tags.artifact(() => drawFoot(doc, footColumns(firm, team, page + 1, count)), 'Pagination');
  }
}

function footColumns(firm: Firm, team: Team, page: number, count: number): string[] {
  return [
    `${firm.name}\n${firm.street}\n${firm.postalCode} ${firm.city}`,
    `${formatPhone(team.hotline)}\n${team.email}\n${firm.web}`,
    `${firm.registerCourt}\n${firm.registerNumber}, USt-IdNr. ${firm.vatId}\nSeite ${page} von ${count}`,
  ];
}

function drawFoot(doc: PdfDocument, columns: string[]): void {
  const top = doc.page.height - margins.bottom + 18;
  const width = (doc.page.width - margins.left - margins.right) / 3;
  doc.moveTo(margins.left, top - 8).lineTo(doc.page.width - margins.right, top - 8);
  doc.lineWidth(0.75).stroke('#D5D9E2');
  doc.font('regular').fontSize(8).fillColor('#4A5060');
  for (const [index, text] of columns.entries())
    doc.text(text, margins.left + index * width, top, { width: width - 8, lineGap: 1.5 });
}
