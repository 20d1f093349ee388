import type { PaperBlock } from './writer/paper.ts';
import type { PdfFrame } from './writer/render-pdf.ts';

/** Makes the PDF of a paper. */
export type RenderPaper = (frame: PdfFrame, blocks: readonly PaperBlock[]) => Promise<Buffer>;

/** In this thread; the code is loaded with the first paper. */
export const renderHere: RenderPaper = async (frame, blocks) => {
  const { renderPdf } = await import('./writer/render-pdf.ts');
  return renderPdf(frame, blocks);
};
