import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDefinitions, type Definitions } from '../../../src/definitions/definitions.ts';
import { problemLine } from '../../../src/definitions/problem.ts';
import { memoryScriptStore } from '../../../src/definitions/script-store.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { cachedScripts } from '../../support/cached-scripts.ts';
import { ROOT } from '../../support/definitions.ts';
import { computedMistakes } from '../../support/mistakes/computed-mistakes.ts';
import type { Mistake } from '../../support/mistakes/mistake.ts';
import { recordMistakes } from '../../support/mistakes/record-mistakes.ts';
import { ruleMistakes } from '../../support/mistakes/rule-mistakes.ts';
import { screenMistakes } from '../../support/mistakes/screen-mistakes.ts';
import { suggestionMistakes } from '../../support/mistakes/suggestion-mistakes.ts';
import { uploadMistakes } from '../../support/mistakes/upload-mistakes.ts';
import { variantMistakes } from '../../support/mistakes/variant-mistakes.ts';
import { wordMistakes } from '../../support/mistakes/word-mistakes.ts';

// The first opening compiles all forms.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let root: string;
let definitions: Definitions;
let versions: Record<string, string>;
let touched: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fanline-definitions-'));
  for (const folder of ['schemas', 'ui-schemas', 'locales']) {
    await cp(join(ROOT, folder), join(root, folder), { recursive: true });
  }
  const store = cachedScripts(memoryScriptStore());
  definitions = await createDefinitions({ root, clock: () => new Date(), store, contracts });
  versions = definitions.versions();
});
afterAll(async () => {
  await definitions.reload();
  await rm(root, { recursive: true });
  expect(definitions.faults().map(problemLine)).toEqual([]);
});

/** The files are mended; the next mistake's reading sees it. */
afterEach(async () => {
  for (const file of touched) {
    const good = await readFile(join(ROOT, file)).catch(() => undefined);
    if (good) await writeFile(join(root, file), good);
    else await rm(join(root, file), { force: true });
  }
  touched = [];
});

async function make({ edits }: Mistake): Promise<string[]> {
  for (const [file, change] of Object.entries(edits)) {
    touched.push(file);
    const path = join(root, file);
    const content = change(await readFile(path, 'utf8').catch(() => ''));
    if (content === null) await rm(path);
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
  await definitions.reload();
  return definitions.faults().map(problemLine);
}

describe.each([
  ['rules', ruleMistakes],
  ['looks', screenMistakes],
  ['files', uploadMistakes],
  ['forms of one record', recordMistakes],
  ['suggestions', suggestionMistakes],
  ['variants', variantMistakes],
  ['words and steps', wordMistakes],
  ['computed fields', computedMistakes],
])('a mistake in the %s gives one sentence and changes nothing', (_kind, mistakes) => {
  test.each(mistakes)('$name', async (mistake) => {
    const lines = await make(mistake);
    expect(lines).toEqual([expect.stringMatching(mistake.says)]);
    expect(definitions.versions()).toEqual(versions);
  });
});
