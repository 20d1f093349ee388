import type { PdfDocument } from './pdf-document.ts';

/** The role of a part of the text, for screen readers (PDF 1.7, 14.8.4). */
export type Tag =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

type Structure = ReturnType<PdfDocument['struct']>;

/**
 * The structure tree of a document while it is written: content that is drawn inside `within` belongs to that element.
 */
export class TagTree {
  private readonly doc: PdfDocument;
  private readonly open: Structure[];

  constructor(doc: PdfDocument) {
    this.doc = doc;
    const root = doc.struct('Document');
    doc.addStructure(root);
    this.open = [root];
  }

  /** An element that contains others: a table, a row, a list. */
  within(tag: Tag, write: () => void): void {
    const element = this.doc.struct(tag);
    this.current().add(element);
    this.open.push(element);
    write();
    this.open.pop();
    element.end();
  }

  /** An element that contains text; `draw` draws it. */
  text(tag: Tag, draw: () => void, scope: 'Row' | 'Column' = 'Row'): void {
    // The types lack `scope`, which a table header needs.
    const options: object = tag === 'TH' ? { scope } : {};
    this.current().add(this.doc.struct(tag, options, draw));
  }

  /** Decoration and content that repeats on each page: screen readers skip it. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  end(): void {
    this.open[0]?.end();
  }

  private current(): Structure {
    const innermost = this.open.at(-1);
    if (!innermost) throw new Error('The structure has been closed.');
    return innermost;
  }
}
