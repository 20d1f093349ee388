import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Team } from '../../../../shared/team.ts';

export type PdfDocument = InstanceType<typeof PDFDocument>;

/** Points from the edges of an A4 page; the lower margin contains the footer. */
export const margins = { top: 44, bottom: 80, left: 50, right: 50 };

interface Facts {
  title: string;
  author: string;
  /** From the injected clock: equal input gives equal bytes. */
  createdAt: Date;
  /** The project's folder, which contains the fonts. */
  root: string;
  /** The faces of the brand. */
  type: Team['looks']['type'];
}

/** An empty tagged A4 document in German with our fonts; its pages stay in memory until it ends. */
export function createPdf({ title, author, createdAt, root, type }: Facts): PdfDocument {
  // The types list only PDF/A; pdfkit can also declare PDF/UA, which screen readers look for.
  const subset = 'PDF/UA' as 'PDF/A-3a';
  const doc = new PDFDocument({
    subset,
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title, Author: author, Creator: author, CreationDate: createdAt, ModDate: createdAt },
  });
  const fonts = { regular: 'figtree-regular', bold: 'figtree-bold', display: displayFont(root, type) };
  for (const [use, name] of Object.entries(fonts)) doc.registerFont(use, fontOf(root, name) as never); // The types lack it: an opened font of fontkit.
  doc.addPage();
  return doc;
}

const opened = new Map<string, Font>();

/** The brand's display face; the bold text face for a brand whose face was not made for papers. */
function displayFont(root: string, { display, displayWeight }: Facts['type']): string {
  const name = `${display}-${displayWeight}`;
  return existsSync(fileOf(root, name)) ? name : 'figtree-bold';
}

function fileOf(root: string, name: string): string {
  return join(root, `src/server/infra/pdf/fonts/${name}.ttf`);
}

/** A font, opened once: its tables are decoded while the first papers are written. */
function fontOf(root: string, name: string): Font {
  const file = fileOf(root, name);
  const known = opened.get(file);
  if (known) return known;
  const font = create(readFileSync(file)) as Font; // The file holds one font, not a collection.
  // fontkit keeps a glyph as it first met it. As a part of another one (ı in i) it has no letter, and could not be copied.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  opened.set(file, font);
  return font;
}

/** Ends the document and returns its bytes. */
export function bytesOf(doc: PdfDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
