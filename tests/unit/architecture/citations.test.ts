import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requirements } from '../../compliance/requirements.ts';
import { ROOT } from '../../support/definitions.ts';

const FOLDERS = ['src', 'tests', 'schemas', 'ui-schemas', 'locales', 'teams', '.decisions'];
const TEXT = /\.(ts|tsx|mjs|cjs|css|json|md|html)$/;
/** Papers that were never part of the repository; the words stand apart so that this file does not cite them. */
const ELSEWHERE = new RegExp(
  `\\b(${['SPEC', 'DECISIONS', 'DOMAIN', 'DESIGN', 'STACK', 'LOOKS', 'LAYOUT'].join('|')})\\b`,
);

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((name) => TEXT.test(name) && !name.includes('generated') && !name.endsWith('citations.test.ts'));

const headings = new Set(
  [...read('.decisions/specification.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading),
);

/** `(specification, "Wizard")`, also where a line of a comment ends in between. */
function citations(text: string): string[] {
  const joined = text.replace(/\n\s*(\*|\/\/|--)?\s*/g, ' ');
  return [...joined.matchAll(/specification, "([^"]+)"/g)].map(([, heading = '']) => heading);
}

test('each citation of the specification finds its heading', () => {
  const cited = files.flatMap((file) => citations(read(file)).map((heading) => ({ file, heading })));
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ heading }) => !headings.has(heading))).toEqual([]);
});

test('nothing cites a paper that is not in the repository', () => {
  const comments = (text: string) => text.match(/\/\*[\s\S]*?\*\/|\/\/.*$|--.*$/gm)?.join('\n') ?? '';
  const said = (file: string) => (file.endsWith('.md') ? read(file) : comments(read(file)));
  expect(files.filter((file) => ELSEWHERE.test(said(file)))).toEqual([]);
});

test('a requirement of law that is named exists', () => {
  const known = new Set(requirements.map(({ id }) => id));
  const named = files
    .filter((file) => !file.startsWith('.decisions'))
    .flatMap((file) => [...read(file).matchAll(/\((?:requirement )?(R\d{1,2})\)/g)].map(([, id = '']) => id));
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('each decision has its number, date and status, and stands in the index', () => {
  const index = read('.decisions/README.md');
  const records = readdirSync(join(ROOT, '.decisions')).filter((name) => /^\d{3}-/.test(name));
  for (const name of records) {
    const number = name.slice(0, 3);
    expect(read(`.decisions/${name}`)).toMatch(
      new RegExp(`^# ${number} .+\n\nDate: \\d{4}-\\d{2}-\\d{2} · Status: (accepted|superseded by \\d{3})`),
    );
    expect(index).toContain(`[${number}](${name})`);
  }
});
