import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => localStorage.clear());

const draft = () => JSON.stringify(Object.values({ ...localStorage }));

test('one tap puts the code into the order, and it stays with the plan that is chosen then', async () => {
  const { user } = await openPage(t, '/campaigns/heimsieg');
  await user.click(await screen.findByRole('button', { name: 'Code übernehmen' }));
  await screen.findByRole('heading', { level: 1, name: 'Tarife' });
  expect(draft()).toContain('SAISON20');
  const { clearDraft, startDraft } = await import('../../../src/client/lib/order-draft.ts');
  startDraft('flex-m');
  startDraft('flex-l');
  expect(draft()).toMatch(/SAISON20.*flex-l/);
  clearDraft();
  expect(draft()).not.toContain('SAISON20');
});

test('an offer for some plans leads to them, and shows them', async () => {
  await openPage(t, '/tr/campaigns/familie');
  await screen.findByRole('heading', { level: 2, name: 'Kampanyaya dahil tarifeler' });
  const plans = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading'));
  await waitFor(() => expect(plans().map((plan) => plan.textContent)).toEqual(['Partner', 'Kids']));
});

test('before it begins and after it is over nobody is offered a code', async () => {
  await openPage(t, '/campaigns/rueckrunde');
  await screen.findByRole('heading', { level: 1, name: 'Anpfiff zur Rückrunde' });
  expect(screen.queryByRole('button', { name: 'Code übernehmen' })).toBeNull();
  await openPage(t, '/campaigns/saisonfinale');
  await screen.findByText('Diese Aktion ist vorbei');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('an unknown campaign is page not found', async () => {
  await openPage(t, '/campaigns/nothing');
  await screen.findByRole('heading', { level: 1, name: 'Knapp drüber.' });
});
