import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDefinitions } from '../../../src/definitions/definitions.ts';
import { problemLine } from '../../../src/definitions/problem.ts';
import { memoryScriptStore } from '../../../src/definitions/script-store.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { cachedScripts } from '../../support/cached-scripts.ts';
import { ROOT, realDefinitions } from '../../support/definitions.ts';

test.each(['de', 'tr'] as const)(
  'a choice may have a line below it, as a word of the form (%s)',
  async (lang) => {
    const definitions = await realDefinitions();
    const ui = JSON.parse(JSON.stringify(definitions.form('order/number', lang)?.ui ?? {}));
    expect(ui.simType['ui:enumHelps'].filter(Boolean)).toHaveLength(2);
    expect(ui.simNumber['ui:enumHelps']).toBeUndefined();
    await definitions.close();
  },
);

test('a line that the control of the choices does not show is said at its word', async () => {
  const root = await mkdtemp(join(tmpdir(), 'fanline-definitions-'));
  for (const folder of ['schemas', 'ui-schemas', 'locales'])
    await cp(join(ROOT, folder), join(root, folder), { recursive: true });
  const store = cachedScripts(memoryScriptStore());
  const definitions = await createDefinitions({ root, clock: () => new Date(), store, contracts });
  expect(definitions.faults()).toEqual([]);
  const file = join(root, 'ui-schemas/order/number.ui.json');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace('"simType": { "ui:widget": "cards" }', '"simType": { "ui:widget": "radio" }'),
  );
  await definitions.reload();
  const faults = definitions.faults().map(problemLine);
  expect(faults.filter((fault) => fault.includes('order.number.simType.option.esim.help'))).toHaveLength(1);
  await definitions.close();
  await rm(root, { recursive: true });
});
