import { margins, type PdfDocument } from './pdf-document.ts';
import type { TagTree } from './pdf-tags.ts';

/** A table of short texts. */
export interface TableContent {
  columns: readonly TableColumn[];
  /** A cell for each column; the first one is the header of its row. */
  rows: readonly (readonly string[])[];
}

export interface TableColumn {
  header: string;
  /** Its part of the width; all parts together are 1. */
  share: number;
  isFigure?: boolean;
}

interface Look {
  width: number;
  size: number;
  ink: string;
  muted: string;
  hair: string;
}

const gap = 6;

/** Writes a table. A row stays on its page; where a page begins, the headers stand again, for the eye alone. */
export function writeTable(doc: PdfDocument, tags: TagTree, content: TableContent, look: Look): void {
  const { columns, rows } = content;
  const headers = columns.map(({ header }) => header);
  const height = look.size * 1.75;
  const fits = () => doc.y + height <= doc.page.height - margins.bottom;
  const row = (cells: readonly string[], isHead: boolean, isTagged: boolean) => {
    doc.font(isHead ? 'bold' : 'regular').fontSize(look.size);
    for (const [at, cell] of cells.entries()) {
      const draw = () => drawCell(doc, columns, at, cell, { ...look, ink: isHead ? look.muted : look.ink });
      if (!isTagged) tags.artifact(draw);
      else tags.text(isHead || at === 0 ? 'TH' : 'TD', draw, isHead ? 'Column' : 'Row');
    }
    doc.y += height;
    tags.artifact(() => drawLine(doc, look));
  };
  if (!fits()) doc.addPage();
  tags.within('Table', () => {
    tags.within('TR', () => row(headers, true, true));
    for (const cells of rows) {
      if (!fits()) {
        doc.addPage();
        row(headers, true, false);
      }
      tags.within('TR', () => row(cells, false, true));
    }
  });
}

function drawCell(
  doc: PdfDocument,
  columns: readonly TableColumn[],
  at: number,
  text: string,
  { width, ink }: Look,
): void {
  const before = columns.slice(0, at).reduce((sum, { share }) => sum + share, 0);
  const { share = 0, isFigure = false } = columns[at] ?? {};
  const y = doc.y;
  doc.fillColor(ink).text(text, margins.left + before * width, y + 3, {
    width: share * width - gap,
    align: isFigure ? 'right' : 'left',
    lineBreak: false,
  });
  // The next cell stands beside it.
  doc.y = y;
}

function drawLine(doc: PdfDocument, { width, hair }: Look): void {
  doc
    .moveTo(margins.left, doc.y)
    .lineTo(margins.left + width, doc.y)
    .lineWidth(0.5)
    .stroke(hair);
}
