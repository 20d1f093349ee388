import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { formatCents } from '../../src/shared/money.ts';

interface TagNode {
  role?: string;
  type?: string;
  children?: TagNode[];
}

/** A PDF as a reader program understands it. */
export interface ReadPdf {
  pages: number;
  lang: string | null;
  title: string;
  isTagged: boolean;
  /** Width and height of the first page in points. */
  size: [number, number];
  /** The text in reading order, a line break where the layout has one. */
  text: string;
  /** The roles of the structure tree, in order. */
  roles: string[];
  /** The height of the smallest letters outside the footer, in points. */
  smallest: number;
}

/** Reads a PDF back with another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const marked = await pdf.getMarkInfo();
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => readPage(pdf, index + 1)),
  );
  const { Language = null, Title = '' } = info as { Language?: string; Title?: string };
  return {
    pages: pdf.numPages,
    lang: Language,
    title: Title,
    isTagged: marked?.Marked === true,
    size: [width, height],
    text: pages.map(({ text }) => text).join('\n'),
    roles: pages.flatMap(({ roles }) => roles),
    smallest: Math.min(...pages.flatMap(({ heights }) => heights)),
  };
}

const footerHeight = 80;

async function readPage(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const texts = items.filter((item) => 'str' in item);
  const tree: TagNode | null = await page.getStructTree();
  return {
    text: texts.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
    roles: rolesOf(tree),
    heights: texts
      .filter(({ str, transform }) => str.trim() !== '' && transform[5] > footerHeight)
      .map(({ height }) => height),
  };
}

function rolesOf(node: TagNode | null): string[] {
  if (!node) return [];
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];
}

/** An amount as it is read from a PDF: readers make the narrow space before the sign a plain one. */
export function inPdf(cents: number): string {
  return formatCents(cents).replace('\u00a0', ' ');
}
