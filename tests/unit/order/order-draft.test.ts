import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('virtual:team', () => ({ team: { id: 'kanarya' } }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.resetModules();
});

it('keeps what was kept while it is not known which fields are secret', async () => {
  const { draftForm, orderDraft } = await import('../../../src/client/lib/order-draft.ts');
  draftForm('auth/register', { city: 'Berlin', keyword: '1234' }, { data: { city: 'Berlin' } });
  draftForm('auth/register', { city: 'Berlin', keyword: '1234' }, undefined);
  expect(orderDraft().forms['auth/register']).toEqual({ city: 'Berlin', keyword: '1234' });
  vi.resetModules();
  const reloaded = await import('../../../src/client/lib/order-draft.ts');
  expect(reloaded.orderDraft().forms['auth/register']).toEqual({ city: 'Berlin' });
});
