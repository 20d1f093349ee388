import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import firm from '../../../../teams/content/firm.json' with { type: 'json' };
import { type Block, filledIn, parseMarkdown, plainText } from '../../../shared/markdown.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { textValues } from '../../../shared/text-values.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { keepOnce } from '../keep-once.ts';
import { brandPdf, type PaperDeps } from './brand-pdf.service.ts';
import { storeDocument } from './document.service.ts';
import type { PaperWriter } from './writer/paper.ts';

/** The date of the current texts; the same text gives the same document. */
const since = new Date('2026-11-01T00:00:00Z');

const papers = {
  agb: { kind: 'terms', fileName: 'AGB.pdf' },
  withdrawal: { kind: 'withdrawalInstruction', fileName: 'Widerrufsbelehrung.pdf' },
} as const;

type BindingText = keyof typeof papers;

/** A binding text of the information pages as a PDF, made once for each team; everyone may read it. */
export async function storeText(
  tx: Queryable,
  deps: PaperDeps & Pick<AppDeps, 'random'>,
  team: TeamId,
  name: BindingText,
): Promise<string> {
  const bytes = await textPdf(deps, team, name);
  const { id } = await storeDocument(tx, deps, { team, owner: 'public', bytes, ...papers[name] });
  return id;
}

const made = new Map<string, Promise<Buffer>>();

function textPdf(deps: PaperDeps, team: TeamId, name: BindingText): Promise<Buffer> {
  const file = join(deps.config.root, `locales/de/information/${name}.md`);
  const text = filledIn(readFileSync(file, 'utf8'), textValues(firm, deps.teams[team]));
  return keepOnce(made, `${team} ${text}`, () => renderText(deps, team, parseMarkdown(text)));
}

function renderText(deps: PaperDeps, team: TeamId, blocks: readonly Block[]): Promise<Buffer> {
  const [first] = blocks;
  const title = first?.kind === 'heading' ? first.text : '';
  return brandPdf(deps, { team, title, createdAt: since }, (to) => {
    for (const block of blocks) writeBlock(to, block);
  });
}

function writeBlock(to: PaperWriter, block: Block): void {
  if (block.kind === 'paragraph') to.paragraph(plainText(block.inlines));
  else if (block.kind === 'list') to.list(block.items.map(plainText));
  else if (block.level === 1) to.title(block.text);
  else if (block.level === 2) to.heading(block.text);
  else to.subheading(block.text);
}
