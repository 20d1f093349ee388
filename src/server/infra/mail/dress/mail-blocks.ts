/** A part of what a mail says. */
export type MailBlock =
  | { kind: 'text'; lines: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** An address that ends a paragraph: what the reader can do. */
  | { kind: 'link'; address: string };

const LIST_SIGN = '– ';
const FACT = /^([^:\n]{1,40}): (\S.{0,79})$/;
/** A single line is a fact where it is no sentence. */
const SHORT = /^([^:\n]{1,30}): (\S[^.\n]{0,39})$/;
const LAST_ADDRESS = /^(.*?)\s*(https?:\/\/\S+?)\.?$/s;

/** The parts of a mail's text, in their order. The text itself says everything; only its form is read here. */
export function blocksIn(text: string): MailBlock[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap(partsOf);
}

function partsOf(paragraph: string): MailBlock[] {
  const lines = paragraph.split('\n');
  const facts = paragraph.includes('://') ? [] : factsIn(lines);
  if (facts.length === lines.length || (facts.length > 1 && facts.length === lines.length - 1))
    return [{ kind: 'facts', rows: facts }, ...said(lines.slice(facts.length))];
  const first = lines.findIndex((line) => line.startsWith(LIST_SIGN));
  if (first >= 0 && lines.slice(first).every((line) => line.startsWith(LIST_SIGN)))
    return [
      ...said(lines.slice(0, first)),
      { kind: 'list', items: lines.slice(first).map((line) => line.slice(LIST_SIGN.length)) },
    ];
  return withoutAddress(paragraph);
}

/** The lines with a name and a value that a paragraph begins with; a sentence may follow. */
function factsIn(lines: readonly string[]): (readonly [name: string, value: string])[] {
  const found = lines.map((line) => (lines.length > 1 ? FACT : SHORT).exec(line));
  const end = found.indexOf(null);
  const first = end < 0 ? found : found.slice(0, end);
  return first.map((fact) => [fact?.[1] ?? '', fact?.[2] ?? ''] as const);
}

function withoutAddress(paragraph: string): MailBlock[] {
  const [, before = '', address] = LAST_ADDRESS.exec(paragraph) ?? [];
  if (address === undefined) return said(paragraph.split('\n'));
  return [...said(before === '' ? [] : before.split('\n')), { kind: 'link', address }];
}

function said(lines: readonly string[]): MailBlock[] {
  return lines.length > 0 ? [{ kind: 'text', lines }] : [];
}
