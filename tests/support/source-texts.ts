/** What a slot of a template is filled with here. */
const FILLED = 'X1';

/** Where a text that begins at `start` with its quote ends, with what it says; texts inside its slots go into `found`. */
function textFrom(source: string, start: number, found: string[]): { end: number; text: string } {
  const quote = source[start];
  let text = '';
  let at = start + 1;
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') {
      text += source[at + 1];
      at += 2;
    } else if (quote === '`' && source.startsWith('${', at)) {
      text += FILLED;
      at = codeFrom(source, at + 2, found) + 1;
    } else {
      text += source[at];
      at += 1;
    }
  }
  return { end: at, text };
}

/** Where code ends: at the brace that closes it, or with the source. */
function codeFrom(source: string, start: number, found: string[]): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const letter = source[at];
    if (letter === '}' && depth === 0) return at;
    if (letter === '{') depth++;
    if (letter === '}') depth--;
    const comment = /^(?:\/\/.*|\/\*[\s\S]*?\*\/)/.exec(source.slice(at, at + 3000))?.[0];
    if (comment) at += comment.length - 1;
    else if (letter === "'" || letter === '`' || letter === '"') {
      const { end, text } = textFrom(source, at, found);
      found.push(text);
      at = end;
    }
  }
  return source.length;
}

/** All texts of a source file, with something in each slot. */
export function textsIn(source: string): string[] {
  const found: string[] = [];
  codeFrom(source, 0, found);
  return found;
}
