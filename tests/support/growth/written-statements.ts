import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../definitions.ts';

/** A statement as it stands in the sources of the server. */
export interface WrittenStatement {
  /** File and first words: it stays the same when lines above move. */
  name: string;
  /** Its longest part without an inserted piece, spaces made one. */
  part: string;
  /** The statement itself; null where pieces are inserted when it runs. */
  sql: string | null;
}

/** All statements that the server's repositories hold: texts that begin with a verb of SQL. */
export function writtenStatements(): WrittenStatement[] {
  return readdirSync(join(ROOT, 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.repository.ts'))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, 'src/server', file), 'utf8');
      const texts = source.matchAll(
        /([`'"])\s*((?:SELECT|WITH|INSERT|UPDATE|DELETE)\b(?:(?!\1)[^\\]|\\.)*)\1/g,
      );
      return [...texts].map(([, , written = '']) => {
        // Which columns are read decides nothing about how their rows are found.
        const text = written.replace(/\$\{\w*[cC]olumns\}/g, '1');
        const parts = written.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map(inOneLine);
        const part = parts.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
        return {
          name: `${file}: ${inOneLine(written).slice(0, 60)}`,
          part,
          sql: text.includes('${') ? null : text,
        };
      });
    });
}

export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
