import type { PdfWriter } from './pdf-writer.ts';

const blockNames = [
  'title',
  'heading',
  'subheading',
  'paragraph',
  'note',
  'list',
  'facts',
  'amounts',
  'table',
  'blankLine',
  'keepTogether',
] as const satisfies readonly (keyof PdfWriter)[];

type BlockName = (typeof blockNames)[number];

/** What the author of a paper writes with. */
export type PaperWriter = Pick<PdfWriter, BlockName>;

/** A block of a paper as data, which can be sent to another thread: its name and its content. */
export type PaperBlock = { [Name in BlockName]: [Name, ...Parameters<PdfWriter[Name]>] }[BlockName];

/** The blocks that a function writes, in their order. */
export function blocksOf(write: (to: PaperWriter) => void): PaperBlock[] {
  const blocks: PaperBlock[] = [];
  const methods = blockNames.map((name) => [name, (content: never) => void blocks.push([name, content])]);
  // The names above are the keys, and each function takes what the method of its name takes.
  write(Object.fromEntries(methods) as PaperWriter);
  return blocks;
}

/** Writes the blocks into a document. */
export function writeBlocks(blocks: readonly PaperBlock[], to: PaperWriter): void {
  for (const [name, content] of blocks) (to[name] as (content: unknown) => void)(content); // The pair fits by its type.
}
