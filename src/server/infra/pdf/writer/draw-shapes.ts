import type { BandShape } from '../../band/band-shape.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Draws shapes of a brand. */
export function drawShapes(doc: PdfDocument, shapes: readonly BandShape[]): void {
  for (const shape of shapes) drawShape(doc, shape);
}

function drawShape(doc: PdfDocument, { d, colour, opacity, stroke, dash, isEvenOdd, at }: BandShape): void {
  doc.save();
  if (at) doc.translate(at.x, at.y).scale(at.scale);
  doc.path(d);
  if (dash) doc.dash(dash, { space: dash * 0.7 });
  if (stroke)
    doc
      .lineWidth(stroke)
      .lineCap(dash ? 'butt' : 'round')
      .strokeColor(colour, opacity)
      .stroke();
  else doc.fillColor(colour, opacity).fill(isEvenOdd ? 'even-odd' : 'non-zero');
  doc.restore();
}
