import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What pdfjs draws on in Node; its types know only that of a browser. */
interface NodeCanvases {
  create(width: number, height: number): { canvas: { toBuffer(type: string): Buffer }; context: never };
}

/** The first page of a PDF as a picture, drawn by another library than the one that wrote it. */
export async function drawFirstPage(bytes: Uint8Array, scale = 1): Promise<Buffer> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale });
  const canvases = pdf.canvasFactory as NodeCanvases;
  const { canvas, context } = canvases.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvasContext: context, viewport }).promise;
  return canvas.toBuffer('image/png');
}
