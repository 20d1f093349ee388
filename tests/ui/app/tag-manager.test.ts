import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TagManager } from '../../../src/shared/api/team-service.ts';

const service: TagManager = {
  adapter: 'tag-manager',
  provider: 'Tagwerk',
  script: 'https://tagwerk.example/container.js',
  hosts: [],
};

const granting = (...names: string[]) =>
  Object.fromEntries(
    ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'].map((name) => [
      name,
      names.includes(name) ? 'granted' : 'denied',
    ]),
  );
const measuring = granting('analytics_storage');
const all = granting('analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization');

const layer = () => window.dataLayer ?? [];
/** The commands as lists: a container knows them by their kind. */
const commands = () =>
  layer().flatMap((entry) => (String(entry) === '[object Arguments]' ? [Array.from(Object(entry))] : []));

/** A page that has just been loaded: what was told is kept in the module. */
async function loadedPage() {
  vi.resetModules();
  return import('../../../src/client/features/consents/services/tag-manager.ts');
}

beforeEach(() => {
  window.dataLayer = undefined;
});
afterEach(() => {
  window.dataLayer = undefined;
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

test.each([
  ['statistics alone', ['analytics'], measuring],
  ['statistics and marketing', ['analytics', 'chat', 'marketing'], all],
] as const)('before it loads, the container is told of %s', async (_case, granted, states) => {
  const { startTagManager } = await loadedPage();
  startTagManager(service, granted);
  expect(commands()).toEqual([
    ['consent', 'default', granting()],
    ['consent', 'update', states],
  ]);
  expect(layer().map(({ event }) => event)).toEqual([undefined, undefined, 'gtm.js']);
  expect(document.head.querySelector('script')?.src).toBe(service.script);
});

test('each other choice is told once, also what is taken back', async () => {
  const { startTagManager, tellTagManager } = await loadedPage();
  startTagManager(service, ['analytics']);
  tellTagManager(['analytics']);
  tellTagManager(['analytics', 'marketing']);
  tellTagManager(['analytics', 'marketing']);
  tellTagManager(['analytics']);
  tellTagManager([]);
  expect(commands().slice(2)).toEqual([
    ['consent', 'update', all],
    ['consent', 'update', measuring],
    ['consent', 'update', granting()],
  ]);
});

test('where no container runs, nothing is told, and no data layer begins', async () => {
  const { tellTagManager } = await loadedPage();
  tellTagManager(['marketing']);
  expect(window.dataLayer).toBeUndefined();
});
