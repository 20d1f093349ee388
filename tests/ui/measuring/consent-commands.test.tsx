import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTagManager } from '../../../src/client/features/consents/services/tag-manager.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { askLikeServer, SERVICES_FILE } from '../../support/asking-page.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
let forget: () => void;
beforeAll(async () => {
  t = await createTestApp({ env: { SERVICES_FILE } });
  forget = askLikeServer(t);
});
afterAll(() => {
  forget();
  return t.close();
});
afterEach(() => {
  window.dataLayer = undefined;
});

test('developers see what a tag manager is told of consents, also when it starts after the page', async () => {
  await openPage(t, '/dev/data-layer');
  await screen.findByText(/^Noch nichts\./);
  startTagManager(
    { adapter: 'tag-manager', provider: 'Tags', script: 'https://tags.example/container.js', hosts: [] },
    ['analytics'],
  );
  await screen.findByText(/"default"[^}]+"analytics_storage": "denied"/);
  const update = await screen.findByText(/"update"/);
  expect(update.textContent).toContain('"analytics_storage": "granted"');
  expect(update.textContent).toContain('"ad_storage": "denied"');
});
