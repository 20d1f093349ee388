import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';

/** A file's JSON, or the one sentence that says why it has none. */
export type ParsedFile = { json: unknown } | { sentence: string };

const UTF8 = 'Save it as UTF-8 without a byte order mark.';

/** What stands for a letter that could not be read. */
const LOST = '\uFFFD';

/** The text of a file. @returns the sentence about its encoding where it is not plain UTF-8 */
function decode(bytes: Uint8Array): { text: string } | { sentence: string } {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { sentence: `This file is saved as UTF-16. ${UTF8}` };
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return { sentence: `This file begins with a byte order mark. ${UTF8}` };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { sentence: `This file is not saved as UTF-8: letters such as ä or ş would be lost. ${UTF8}` };
  }
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function syntaxFault(text: string, { error, offset }: ParseError): string {
  const what = printParseErrorCode(error)
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  return `This is not valid JSON: ${what} in line ${lineOf(text, offset)}. Look for a missing comma, quote or bracket there.`;
}

/** The first name that an object has twice: JSON would silently take the last one. */
function duplicateFault(text: string): string | undefined {
  const objects: Set<string>[] = [];
  let fault: string | undefined;
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (name, offset) => {
      const names = objects.at(-1);
      if (names?.has(name))
        fault ??= `"${name}" stands twice in the same object, the second time in line ${lineOf(text, offset)}. Keep one.`;
      names?.add(name);
    },
  });
  return fault;
}

const STRING_OR_SPACE = /("(?:[^"\\]|\\.)*")|\s+/g;

/** JSON that is the same text when it is written again: nothing was lost, so no name stands in it twice. */
function plainJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return JSON.stringify(json) === text.replace(STRING_OR_SPACE, '$1') ? json : undefined;
  } catch {
    return undefined;
  }
}

/** Reads JSON that analysts edit: plain UTF-8, no comments, no name twice. */
export function parseFile(bytes: Uint8Array): ParsedFile {
  const decoded = decode(bytes);
  if ('sentence' in decoded) return decoded;
  const { text } = decoded;
  const lost = text.indexOf(LOST);
  if (lost !== -1)
    return {
      sentence: `A letter was lost in line ${lineOf(text, lost)}: "${LOST}" stands in its place. Write it again.`,
    };
  const plain = plainJson(text);
  if (plain !== undefined) return { json: plain };
  const errors: ParseError[] = [];
  const json: unknown = parse(text, errors, { disallowComments: true });
  if (errors[0]) return { sentence: syntaxFault(text, errors[0]) };
  const duplicate = duplicateFault(text);
  return duplicate === undefined ? { json } : { sentence: duplicate };
}
