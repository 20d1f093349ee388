import { type Block, type Inline, parseMarkdown, plainText } from '../../../shared/markdown.ts';
import { pageOfPath } from '../../../shared/match-page.ts';

/** Signs that our Markdown does not have: the page would show them as they are. */
const unknownSigns: readonly [pattern: RegExp, sentence: string][] = [
  [/<\/?[a-z!]/i, 'HTML is not allowed.'],
  [/!\[/, 'A picture is not allowed in the text; the article has one of its own.'],
  [/`/, 'Code signs are not allowed.'],
  [/^\s*>/m, 'Quotations with > are not allowed.'],
  [/^\s*\|/m, 'Tables are not allowed.'],
  [/^\s*(?:[*+]|\d+\)) /m, 'A list begins with "- " or "1. ".'],
  [/^#(?:#{3,})? /m, 'Headings in the text are ## or ###; the title is its own field.'],
  [/^(?:-{3,}|\*{3,}|_{3,})\s*$/m, 'Lines across the text are not allowed.'],
  [/\{\{/, 'The text has no values to fill in.'],
];

/** What is wrong with a text in Markdown, a sentence each; empty for a sound text. */
export function markdownFaults(source: string): string[] {
  const blocks = parseMarkdown(source);
  const signs = unknownSigns.flatMap(([pattern, sentence]) => (pattern.test(source) ? [sentence] : []));
  const links = inlinesOf(blocks).flatMap((inline) =>
    typeof inline === 'object' && 'href' in inline ? linkFaults(inline.href) : [],
  );
  const left = /\*\*|\]\(/.test(plain(blocks)) ? ['A strong word or a link is not complete.'] : [];
  return [...new Set([...signs, ...links, ...left])];
}

function linkFaults(href: string): string[] {
  if (href.startsWith('https://') && URL.canParse(href)) return [];
  if (!href.startsWith('/') || href.startsWith('//'))
    return [`The link ${href} must begin with / or https://.`];
  const path = href.split(/[?#]/)[0] ?? href;
  return pageOfPath(path) === 'notFound' ? [`The link ${href} leads to no page.`] : [];
}

function inlinesOf(blocks: readonly Block[]): Inline[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.text];
    return block.kind === 'paragraph' ? block.inlines : block.items.flat();
  });
}

function plain(blocks: readonly Block[]): string {
  return plainText(inlinesOf(blocks));
}
