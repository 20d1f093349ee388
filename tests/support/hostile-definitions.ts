import type { Source } from '../../src/definitions/source.ts';
import { wholeRuntime } from '../../src/definitions/whole-runtime.ts';
import type { Dice } from '../invariants/harness/dice.ts';

declare global {
  /** Code that came out of a text would count here. */
  var ranHostile: number | undefined;
}

const RUN = 'globalThis.ranHostile = 1';
/** What ends a string, a comment, a pattern, a block or a line, and what names something else than data. */
const pieces = [
  '"',
  "'",
  '`',
  '\\',
  '\\"',
  `"; ${RUN}; "`,
  `'; ${RUN}; '`,
  `\`\${${RUN}}\``,
  `*/ ${RUN} /*`,
  `// ${RUN}`,
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\0',
  `\u2028${RUN}\u2028`,
  '</script>',
  '<!--',
  '-->',
  '${',
  '{',
  '}',
  ')',
  '](',
  `)}); ${RUN}; (() => {(`,
  'require("fs")',
  'require("ajv/dist/runtime/equal").default',
  'import("node:fs")',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'exports.main',
  '\u{1F41C}',
  '\uD800',
  '~1',
  '/',
  '.',
  '|',
  '$data',
];

export function hostileText(dice: Dice): string {
  return Array.from({ length: dice.between(1, 4) }, () => dice.pick(pieces)).join('');
}

/** How many names a form has. */
const NAMES = 10;

/** Ajv takes what every object inherits for a field, and refuses half a character: a form with such a field fails its own examples. */
export function hostileNames(dice: Dice): string[] {
  const names = new Set<string>();
  while (names.size < NAMES) {
    const name = hostileText(dice);
    if (!(name in {}) && !name.includes('\uD800')) names.add(name);
  }
  return [...names];
}

export const runtime = wholeRuntime(() => new Date());
/** The parts that a script hands over, as they are. */
export const handsOver = { ...runtime, form: (parts: unknown) => parts };

export interface Check {
  (data: unknown): boolean;
  errors?: { instancePath: string; keyword: string }[] | null;
}

/** No definitions. */
export const nothing: Source = {
  ...{ forms: new Map(), pieces: new Map(), flows: new Map(), uis: new Map(), words: { de: {}, tr: {} } },
  ...{ lists: new Map(), further: new Map(), problems: [], broken: new Set(), lastGood: new Map() },
};
