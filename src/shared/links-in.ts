/** A path of ours in a text: `/dashboard/bills`, `/dashboard/options?contract=…`. A full stop behind it is no part of it. */
const PATH = /(?<=^|\s)\/[a-z][\w/-]*(?:\?[\w=&-]+)?(?:#[a-z]+)?/g;

export interface TextPart {
  text: string;
  isLink: boolean;
}

/** A text in parts: the paths of our pages in it, and what stands between them. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(PATH)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), isLink: false });
    parts.push({ text: found[0], isLink: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isLink: false });
  return parts;
}
