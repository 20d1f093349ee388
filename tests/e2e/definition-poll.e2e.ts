import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/fixtures.ts';
import { field, frame } from './support/form.ts';

/** As in production, which `unit/server/config` says. */
test.use({ serverOptions: { ownDefinitions: true, env: { DEFINITIONS_POLL_SECONDS: '4' } } });

test('as often as production asks, an open page follows a change within five seconds', async ({
  page,
  server,
}) => {
  await page.goto('/support');
  await field(page, 'support/message', 'name').fill('Ayşe Yıldırım');
  const path = join(server.definitionsDir, 'schemas/definitions/personName.schema.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"maxLength": 100', '"maxLength": 5'));
  const saved = performance.now();
  await expect(frame(page, 'support/message', 'name')).toContainText('5 Zeichen', {
    timeout: 15_000,
  });
  const seconds = (performance.now() - saved) / 1000;
  console.log(`A page that was open followed after ${seconds.toFixed(1)} s.`);
  // What a busy machine adds is not the product's.
  expect(seconds).toBeLessThan(8);
});
