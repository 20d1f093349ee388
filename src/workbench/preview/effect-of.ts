import type { EffectKind } from './effect-words.ts';
import { effectWords } from './effect-words.ts';

export interface EffectLine {
  kind: EffectKind;
  /** As the proof says it, in English. */
  text: string;
}

interface EffectPart {
  /** A form or a flow, `pages` or `lists`. */
  name: string;
  lines: EffectLine[];
}

const isKind = (kind: string): kind is EffectKind => Object.hasOwn(effectWords.en.kinds, kind);

function lineOf(line: string): EffectLine {
  const [, kind = '', text = line] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
  return isKind(kind) ? { kind, text } : { kind: 'other', text: line.trim() };
}

/** The lines of an impact by their part; the last one counts. */
export function effectOf(impact: readonly string[]): { parts: EffectPart[]; counted: string | undefined } {
  const parts: EffectPart[] = [];
  for (const line of impact.slice(0, -1)) {
    const [name = line, said] = line.split(/: (?=a new form$|no longer there$)/);
    if (line.startsWith('  ')) parts.at(-1)?.lines.push(lineOf(line));
    else parts.push({ name, lines: said === undefined ? [] : [{ kind: 'other', text: said }] });
  }
  return { parts, counted: impact.at(-1) };
}
