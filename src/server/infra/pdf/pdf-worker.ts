import type { PaperBlock } from './writer/paper.ts';
import { type PdfFrame, renderPdf } from './writer/render-pdf.ts';

export interface PdfTask {
  frame: PdfFrame;
  blocks: readonly PaperBlock[];
}

/** What a worker thread does: `paper-pool.ts` sends it the papers. */
export function makePdf({ frame, blocks }: PdfTask): Promise<Buffer> {
  return renderPdf(frame, blocks);
}
