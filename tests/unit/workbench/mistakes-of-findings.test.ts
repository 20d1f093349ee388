import { expect, test } from 'vitest';
import { prove } from '../../../src/definitions/cli/prove.ts';
import { outlineOf } from '../../../src/definitions/outline.ts';
import type { Problem } from '../../../src/definitions/problem.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { placeOf } from '../../../src/workbench/editor/fault-list.tsx';
import { findingsMistakes } from '../../support/mistakes/findings-mistakes.ts';
import { ownFiles } from '../../support/releases.ts';

/** Where the list of faults leads to from one. */
function led(after: ReadonlyMap<string, string>, { file, sentence, pointer = '', offers = [] }: Problem) {
  const fault = { file, pointer, sentence, offers: [...offers] };
  return placeOf({ tree: { forms: outlineOf(after) }, textOf: (path) => after.get(path) }, fault);
}

// A draft that is not sound cannot be given to review: tests/api/workbench.
test.each(
  findingsMistakes.map((mistakes) => [mistakes.map(({ name }) => name).join(', '), mistakes] as const),
)('%s: held back, each said where it was made', { timeout: 240_000 }, async (_names, mistakes) => {
  const published = await ownFiles();
  const after = new Map(published);
  for (const [file, edit] of mistakes.flatMap(({ edits }) => Object.entries(edits))) {
    const made = edit(published.get(file) ?? '');
    if (made === null) after.delete(file);
    else after.set(file, made);
  }
  const { isSound, faults = [] } = await prove({ before: new Map(), after, now: new Date() }, contracts);
  expect(isSound).toBe(false);
  const said = mistakes.map(({ name, says }) => {
    const fault = faults.find(({ file, sentence }) => says.test(`${file}: ${sentence}`));
    return [name, fault && led(after, fault)];
  });
  const seen = faults.map(({ file, sentence }) => `${file}: ${sentence}`).join('\n');
  expect(said, seen).toEqual(mistakes.map(({ name, at }) => [name, at]));
});
