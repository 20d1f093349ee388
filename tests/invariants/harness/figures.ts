import { appendFileSync } from 'node:fs';

/** A line of figures: printed, and kept in the file of FIGURES where the caller wants them together. */
export function note(line: string): void {
  console.log(`· ${line}`);
  if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${line}\n`);
}
