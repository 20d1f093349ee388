import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from './definitions.ts';

/** Lines of one file that go and come, as a block of the guide shows them. */
export interface GuideEdit {
  file: string;
  lines: string[];
}

/** What the guide says to do under one heading. */
export interface Recipe {
  title: string;
  edits: GuideEdit[];
  commands: string[];
}

function editsIn(text: string): GuideEdit[] {
  return [...text.matchAll(/```diff (\S+)\n([\s\S]*?)```/g)].map(([, file = '', body = '']) => ({
    file,
    lines: body.split('\n').filter((line) => line !== ''),
  }));
}

/** The recipes of `schemas/README.md`, from its own code blocks. */
export async function readGuide(): Promise<Recipe[]> {
  const text = await readFile(join(ROOT, 'schemas/README.md'), 'utf8');
  return recipesIn(text.split('\n## ').find((part) => part.startsWith('How to')) ?? '');
}

/** Those of `schemas/recipes.md`. */
export async function readMoreRecipes(): Promise<Recipe[]> {
  return recipesIn(await readFile(join(ROOT, 'schemas/recipes.md'), 'utf8'));
}

function recipesIn(text: string): Recipe[] {
  const sections = text.split('\n### ').slice(1);
  return sections.map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    edits: editsIn(section),
    commands: [...section.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, body = '']) =>
      body.trim().split('\n'),
    ),
  }));
}

/** Where a line stands next, from a place on. */
function find(all: string[], line: string, from: number): number {
  return all.findIndex((other, at) => at >= from && other === line);
}

/**
 * Does what a block says: lines with `-` go, lines with `+` come, others are where it happens.
 * @throws Error when a line that the guide names is not in the file: the guide is out of date
 */
export function edited(text: string, { file, lines }: GuideEdit): string {
  const all = text.split('\n');
  let at = 0;
  // What comes before the first line that is known stands in front of that line.
  let waiting: string[] = [];
  for (const line of lines) {
    const [sign, rest] = [line.charAt(0), line.slice(1)];
    if (sign === '+') {
      waiting.push(rest);
      continue;
    }
    const found = find(all, rest, at);
    if (found < 0) throw new Error(`schemas/README.md: "${rest.trim()}" does not stand in ${file}.`);
    const place = at === 0 ? found : at;
    all.splice(place, 0, ...waiting);
    const now = found + waiting.length;
    waiting = [];
    if (sign === '-') all.splice(now, 1);
    at = sign === '-' ? now : now + 1;
  }
  all.splice(at, 0, ...waiting);
  return all.join('\n');
}

/** Makes the edits of a recipe in a folder of definitions; returns how to take them back. */
export async function follow(root: string, { edits }: Recipe): Promise<() => Promise<void>> {
  const before = new Map<string, string | undefined>();
  for (const edit of edits) {
    const path = join(root, edit.file);
    // A file of which all lines come is a new one.
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (!before.has(path)) before.set(path, text);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, edited(text ?? '', edit));
  }
  return async () => {
    for (const [path, text] of before) await (text === undefined ? rm(path) : writeFile(path, text));
  };
}

/** A form that a recipe has changed, and which waits for its words in a language of forms. */
const UNTRANSLATED = /^locales\/en\/.*: Readers of English see "\S+" in "de"/;

/** What `check` says, apart from such forms: a recipe says its words in the product's languages alone. */
export function withoutTranslations(said: string): string {
  const lines = said.split('\n');
  const kept = lines.filter((line) => !UNTRANSLATED.test(line));
  const waiting = lines.length - kept.length;
  const rest = (_: string, count: string) => `${Number(count) - waiting} remarks.`;
  return waiting === 0 ? said : kept.join('\n').replace(/(\d+) remarks?\.\s*$/, rest);
}
