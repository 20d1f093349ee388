import { join } from 'node:path';
import PDFDocument from 'pdfkit';

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
}

/** An empty tagged A4 document in German with our fonts; its pages stay in memory until it ends. */
export function createPdf({ title, author, createdAt, root }: Facts): PdfDocument {
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
  for (const weight of ['regular', 'bold'])
    doc.registerFont(weight, join(root, `src/server/infra/pdf/fonts/figtree-${weight}.ttf`));
  doc.addPage();
  return doc;
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
