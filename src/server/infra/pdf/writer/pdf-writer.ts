import { bodySize, type PaperLook } from './paper-look.ts';
import { type AmountLine, writeAmounts } from './pdf-amounts.ts';
import { margins, type PdfDocument } from './pdf-document.ts';
import { type FactRow, writeFacts, writeTicket } from './pdf-facts.ts';
import { type TableContent, writeTable } from './pdf-table.ts';
import { type Tag, TagTree } from './pdf-tags.ts';

interface TextLook {
  font?: 'regular' | 'bold' | 'display';
  size?: number;
  colour?: string;
  tracking?: number;
  after?: number;
}

/** The building blocks of our PDFs. Each writes below the last one; new pages start automatically. */
export class PdfWriter {
  readonly tags: TagTree;
  private readonly doc: PdfDocument;
  private readonly look: PaperLook;
  private hasTicket = false;

  constructor(doc: PdfDocument, look: PaperLook) {
    this.doc = doc;
    this.tags = new TagTree(doc);
    this.look = look;
  }

  /** The document's one title. */
  title(text: string): void {
    const size = 25;
    const { ink: colour, tracking } = this.look;
    this.write('H1', text, { font: 'display', size, colour, tracking: tracking * size, after: 4 });
  }

  heading(text: string): void {
    const { accent: colour, space } = this.look;
    this.keepTogether(56);
    this.doc.y += space.heading;
    this.write('H2', text, { font: 'bold', size: bodySize + 1.5, colour, after: space.row });
  }

  subheading(text: string): void {
    const { space } = this.look;
    this.keepTogether(40);
    this.doc.y += space.heading / 2;
    this.write('H3', text, { font: 'bold', after: space.row });
  }

  paragraph(text: string): void {
    this.write('P', text, { after: this.look.space.paragraph });
  }

  /** Less important text: dates, remarks. It is as large as the body, because the law sets the smallest size. */
  note(text: string): void {
    this.write('P', text, { colour: this.look.muted, after: this.look.space.paragraph });
  }

  list(items: readonly string[]): void {
    this.tags.within('L', () => {
      for (const item of items) this.tags.within('LI', () => this.listItem(item));
    });
    this.doc.y += this.look.space.paragraph / 2;
  }

  /** Names and values; the first ones of a paper stand on the brand's ticket. */
  facts(rows: readonly FactRow[]): void {
    const write = this.hasTicket ? writeFacts : writeTicket;
    this.hasTicket = true;
    write(this.doc, this.tags, rows, this.look);
  }

  /** Prices one below the other, with the figures at the right edge. */
  amounts(lines: readonly AmountLine[]): void {
    writeAmounts(this.doc, this.tags, lines, this.look);
  }

  /** Rows of short texts under headers of their columns, which each further page repeats. */
  table(content: TableContent): void {
    const { ink, muted, hair } = this.look;
    writeTable(this.doc, this.tags, content, { width: this.width, size: bodySize, ink, muted, hair });
    this.doc.y += this.look.space.paragraph;
  }

  /** An empty line to write on, in forms that people fill in by hand. */
  blankLine(label: string): void {
    this.keepTogether(40);
    this.write('P', label);
    this.doc.y += 16;
    this.tags.artifact(() => this.rule(this.doc.y, '#8A90A0'));
    this.doc.y += 6;
  }

  /** Starts a new page unless this many points are left on the current one. */
  keepTogether(points: number): void {
    if (this.doc.y + points > this.doc.page.height - margins.bottom) this.doc.addPage();
  }

  private get width(): number {
    return this.doc.page.width - margins.left - margins.right;
  }

  private set({ font = 'regular', colour = this.look.ink, size = bodySize }: TextLook = {}): PdfDocument {
    return this.doc.font(font).fontSize(size).fillColor(colour);
  }

  private write(tag: Tag, text: string, look: TextLook = {}): void {
    this.tags.text(tag, () =>
      this.set(look).text(text, margins.left, this.doc.y, {
        width: this.width,
        lineGap: this.look.space.line,
        ...(look.tracking ? { characterSpacing: look.tracking } : {}),
      }),
    );
    this.doc.y += look.after ?? 0;
  }

  private listItem(text: string): void {
    const { accent: colour, space } = this.look;
    this.keepTogether(bodySize * 1.4);
    const y = this.doc.y;
    this.tags.text('Lbl', () => this.set({ font: 'bold', colour }).text('•', margins.left, y, { width: 10 }));
    this.tags.text('LBody', () =>
      this.set().text(text, margins.left + 12, y, { width: this.width - 12, lineGap: space.line }),
    );
    this.doc.y += space.row;
  }

  private rule(y: number, colour: string): void {
    const { left } = margins;
    this.doc
      .moveTo(left, y)
      .lineTo(left + this.width, y)
      .lineWidth(0.75)
      .stroke(colour);
  }
}
