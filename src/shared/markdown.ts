/** A part of a text: plain, strong, or a link. */
export type Inline = string | { strong: string } | { text: string; href: string };

/** A part of a long text. Level 1 is the title, 2 and 3 are headings below it. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

const marks = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Parses a long text with the few Markdown signs that our texts use: `#` to `###`, paragraphs, `-` and `1.` lists,
 * `**strong**`, `[text](address)`. No HTML: all other content is text.
 */
export function parseMarkdown(source: string): Block[] {
  return source
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blocksOf);
}

/** Fills in each `{{name}}` of a text. @throws Error for a name without a value */
export function filledIn(source: string, values: Record<string, string>): string {
  return source.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is known of {{${name}}}.`);
    return value;
  });
}

/** The text without Markdown signs. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (typeof inline === 'string' ? inline : 'strong' in inline ? inline.strong : inline.text))
    .join('');
}

function blocksOf(part: string): Block[] {
  const [, signs, title] = /^(#{1,3}) (.+)$/.exec(part.split('\n')[0] ?? '') ?? [];
  if (signs && title) {
    const level = signs === '#' ? 1 : signs === '##' ? 2 : 3;
    const heading: Block = { kind: 'heading', level, text: title };
    const rest = part.split('\n').slice(1).join('\n').trim();
    return rest ? [heading, ...blocksOf(rest)] : [heading];
  }
  if (/^(?:- |\d+\. )/.test(part)) return [listOf(part)];
  return [{ kind: 'paragraph', inlines: inlinesOf(part) }];
}

function listOf(part: string): Block {
  const items = part.split(/\n(?=- |\d+\. )/).map((item) => inlinesOf(item.replace(/^(?:- |\d+\. )/, '')));
  return { kind: 'list', ordered: /^\d/.test(part), items };
}

function inlinesOf(text: string): Inline[] {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const found: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(marks)) {
    const [whole, strong, words, href] = match;
    found.push(line.slice(at, match.index));
    found.push(strong === undefined ? { text: words ?? '', href: href ?? '' } : { strong });
    at = match.index + whole.length;
  }
  return [...found, line.slice(at)].filter((inline) => inline !== '');
}
