import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepOnce } from '../../infra/keep-once.ts';

/** Of these style sheets, those with a class that the HTML has. */
export type FindStyles = (html: string, sheets: readonly string[]) => Promise<string[]>;

/** A class in a style sheet; a digit at its beginning is written as an escape. */
const className = /\.((?:\\[0-9a-f]{1,6} ?|[\w-])+)/g;
const escaped = /\\([0-9a-f]{1,6}) ?/g;

/** Parts of a page whose scripts load later may be drawn already: this finds their styles. */
export function styleFinder(folder: string): FindStyles {
  const known = new Map<string, Promise<Set<string>>>();

  const classesOf = (sheet: string) =>
    keepOnce(known, sheet, () => readFile(join(folder, sheet), 'utf8').then(classesIn));

  return async (html, sheets) => {
    const classes = await Promise.all(sheets.map(classesOf));
    return sheets.filter((_, at) => [...(classes[at] ?? [])].some((name) => html.includes(name)));
  };
}

function classesIn(css: string): Set<string> {
  const names = [...css.matchAll(className)].map(([, name = '']) =>
    name.replace(escaped, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
  // The names of modules hold a hash; a short global name could stand in any text.
  return new Set(names.filter((name) => name.includes('_')));
}
