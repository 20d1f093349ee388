import type { Team } from '../../../../shared/team.ts';
import { margins, type PdfDocument } from './pdf-document.ts';
import { type TableContent, writeTable } from './pdf-table.ts';
import { type Tag, TagTree } from './pdf-tags.ts';

const ink = '#14171F';
const muted = '#4A5060';
const hair = '#D5D9E2';

/** A line of a table of prices. */
export interface AmountLine {
  label: string;
  amount: string;
  /** A sum: bold, under a line. */
  isTotal?: boolean;
}

/** Size of the running text in points: at least 10, as the law requires for a contract summary. */
const bodySize = 10;

/** Points between lines and after blocks. */
interface Space {
  line: number;
  /** After a paragraph. */
  paragraph: number;
  /** Before a heading. */
  heading: number;
  row: number;
}

export const wideSpace: Space = { line: 1.5, paragraph: 4.5, heading: 5.5, row: 1.5 };
export const denseSpace: Space = { line: 0.5, paragraph: 2, heading: 4, row: 0.6 };

/** The building blocks of our PDFs. Each writes below the last one; new pages start automatically. */
export class PdfWriter {
  readonly tags: TagTree;
  private readonly doc: PdfDocument;
  private readonly accent: string;
  private readonly space: Space;

  constructor(doc: PdfDocument, team: Team, space: Space) {
    this.doc = doc;
    this.tags = new TagTree(doc);
    this.accent = team.themes.light.accent;
    this.space = space;
  }

  /** The document's one title. */
  title(text: string): void {
    this.write('H1', text, { font: 'bold', size: 20, colour: ink, after: 4 });
  }

  heading(text: string): void {
    this.keepTogether(56);
    this.doc.y += this.space.heading;
    this.write('H2', text, {
      font: 'bold',
      size: bodySize + 1.5,
      colour: this.accent,
      after: this.space.row,
    });
  }

  subheading(text: string): void {
    this.keepTogether(40);
    this.doc.y += this.space.heading / 2;
    this.write('H3', text, { font: 'bold', size: bodySize, colour: ink, after: this.space.row });
  }

  paragraph(text: string): void {
    this.write('P', text, { after: this.space.paragraph });
  }

  /** Less important text: dates, remarks. It is as large as the body, because the law sets the smallest size. */
  note(text: string): void {
    this.write('P', text, { colour: muted, after: this.space.paragraph });
  }

  list(items: readonly string[]): void {
    this.tags.within('L', () => {
      for (const item of items) this.tags.within('LI', () => this.listItem(item));
    });
    this.doc.y += this.space.paragraph / 2;
  }

  /** Names on the left, values on the right: a table whose first cells are row headers. */
  facts(rows: readonly (readonly [name: string, value: string])[]): void {
    this.tags.within('Table', () => {
      for (const [name, value] of rows) this.tags.within('TR', () => this.factRow(name, value));
    });
    this.doc.y += this.space.paragraph / 2;
  }

  /** Prices one below the other, with the figures at the right edge. */
  amounts(lines: readonly AmountLine[]): void {
    this.tags.within('Table', () => {
      for (const line of lines) this.tags.within('TR', () => this.amountRow(line));
    });
    this.doc.y += this.space.paragraph / 2;
  }

  /** Rows of short texts under headers of their columns, which each further page repeats. */
  table(content: TableContent): void {
    writeTable(this.doc, this.tags, content, { width: this.width, size: bodySize, ink, muted, hair });
    this.doc.y += this.space.paragraph;
  }

  /** An empty line to write on, in forms that people fill in by hand. */
  blankLine(label: string): void {
    this.keepTogether(40);
    this.tags.text('P', () => this.set().text(label, margins.left, this.doc.y, { width: this.width }));
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

  private set(font: 'regular' | 'bold' = 'regular', colour = ink, size = bodySize): PdfDocument {
    return this.doc.font(font).fontSize(size).fillColor(colour);
  }

  private write(
    tag: Tag,
    text: string,
    look: { font?: 'regular' | 'bold'; size?: number; colour?: string; after?: number } = {},
  ): void {
    this.tags.text(tag, () =>
      this.set(look.font, look.colour, look.size).text(text, margins.left, this.doc.y, {
        width: this.width,
        lineGap: this.space.line,
      }),
    );
    this.doc.y += look.after ?? 0;
  }

  private listItem(text: string): void {
    this.keepTogether(bodySize * 1.4);
    const y = this.doc.y;
    this.tags.text('Lbl', () => this.set('bold', this.accent).text('•', margins.left, y, { width: 10 }));
    this.tags.text('LBody', () =>
      this.set().text(text, margins.left + 12, y, { width: this.width - 12, lineGap: this.space.line }),
    );
    this.doc.y += this.space.row;
  }

  private factRow(name: string, value: string): void {
    const column = Math.round(this.width * 0.34);
    const rest = { x: margins.left + column + 10, width: this.width - column - 10 };
    const height = Math.max(this.heightOf(name, column), this.heightOf(value, rest.width));
    this.keepTogether(height);
    const y = this.doc.y;
    this.tags.text('TH', () =>
      this.set('regular', muted).text(name, margins.left, y, { width: column, lineGap: this.space.line }),
    );
    this.tags.text('TD', () =>
      this.set().text(value, rest.x, y, { width: rest.width, lineGap: this.space.line }),
    );
    this.doc.y = y + height + this.space.row;
  }

  private amountRow({ label, amount, isTotal }: AmountLine): void {
    const figure = 92;
    const font = isTotal ? 'bold' : 'regular';
    const height = this.heightOf(label, this.width - figure);
    this.keepTogether(height + 4);
    if (isTotal) this.tags.artifact(() => this.rule(this.doc.y + 0.5));
    const y = this.doc.y + (isTotal ? 3.5 : 0);
    this.tags.text('TH', () =>
      this.set(font).text(label, margins.left, y, { width: this.width - figure, lineGap: this.space.line }),
    );
    this.tags.text('TD', () =>
      this.set(font).text(amount, margins.left + this.width - figure, y, { width: figure, align: 'right' }),
    );
    this.doc.y = y + height + this.space.row;
  }

  private heightOf(text: string, width: number): number {
    return this.set().heightOfString(text, { width, lineGap: this.space.line });
  }

  private rule(y: number, colour = hair): void {
    const { left } = margins;
    this.doc
      .moveTo(left, y)
      .lineTo(left + this.width, y)
      .lineWidth(0.75)
      .stroke(colour);
  }
}
