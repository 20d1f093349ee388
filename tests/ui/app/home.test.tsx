import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

/** All that is looked at is near. */
class Near implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private readonly tell: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;
  constructor(tell: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => vi.stubGlobal('IntersectionObserver', Near));
afterEach(() => vi.unstubAllGlobals());

const leadsTo = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

async function fanWays(): Promise<(string | null)[]> {
  const [block, ...more] = await screen.findAllByRole('navigation', { name: 'Für Fans' });
  expect(more).toEqual([]);
  return leadsTo(within(block as HTMLElement).getAllByRole('link'));
}

test('one block for fans: the jersey, the game, and four ways', async () => {
  await openPage(t, '/');
  expect(await fanWays()).toEqual(['/news', '/campaigns', '/giveaway', '/shops']);
  expect(screen.getByRole('region', { name: 'Ihr Name. Ihre Nummer.' })).toBeDefined();
  expect(leadsTo(screen.getAllByRole('link'))).toContain('/dashboard/games');
});

test('a brand without a plan with a jersey has it, too', async () => {
  await t.db.query('UPDATE tariff SET jersey_monthly_cents = NULL, jersey_once_cents = NULL');
  await openPage(t, '/');
  expect(await fanWays()).toHaveLength(4);
  expect(document.querySelector('#home-jersey')).toBeNull();
});
