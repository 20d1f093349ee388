import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('a company sees what it gets, and the net price, before it is asked for anything', async () => {
  await openPage(t, '/auth/corporate-register');
  const plan = within(await screen.findByRole('region', { name: 'Business L' }));
  expect(plan.getByText('40')).toBeTruthy();
  expect(plan.getByText(/^Netto 19,99\s€ im Monat$/)).toBeTruthy();
  const way = plan.getByRole('link', { name: 'Business-Tarife ansehen' });
  expect(way.getAttribute('href')).toBe('/tarife?type=business');
});
