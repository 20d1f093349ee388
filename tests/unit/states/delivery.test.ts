import { expect, test } from 'vitest';
import { isStoppable, nextDelivery } from '../../../src/shared/states/delivery.ts';

test('a SIM card takes four days, a jersey is printed first', () => {
  const journey = (kind: 'sim' | 'jersey') => {
    const steps: string[] = [];
    let at: { state: Parameters<typeof isStoppable>[0]; since: string } = {
      state: 'ordered',
      since: '2026-03-02',
    };
    for (;;) {
      const next = nextDelivery(kind, at, '2026-12-31');
      if (!next) return steps;
      at = next;
      steps.push(`${at.since} ${at.state}`);
    }
  };
  expect(journey('sim')).toEqual(['2026-03-03 packed', '2026-03-04 handedOver', '2026-03-06 delivered']);
  expect(journey('jersey')).toEqual(['2026-03-06 packed', '2026-03-07 handedOver', '2026-03-09 delivered']);
});

test('nothing happens before its day, nor after the end', () => {
  const onItsDay = nextDelivery('sim', { state: 'ordered', since: '2026-03-02' }, '2026-03-03');
  expect(onItsDay).toEqual({ state: 'packed', since: '2026-03-03' });
  expect(nextDelivery('sim', { state: 'ordered', since: '2026-03-02' }, '2026-03-02')).toBeUndefined();
  expect(nextDelivery('sim', { state: 'delivered', since: '2026-03-02' }, '2026-12-31')).toBeUndefined();
  expect(nextDelivery('sim', { state: 'cancelled', since: '2026-03-02' }, '2026-12-31')).toBeUndefined();
});

test('what has left the house cannot be stopped', () => {
  expect((['ordered', 'packed', 'handedOver', 'delivered'] as const).map(isStoppable)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
