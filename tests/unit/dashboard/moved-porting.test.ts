import { describe, expect, test } from 'vitest';
import { portingSentence } from '../../../src/client/features/dashboard/porting-sentence.ts';
import { portingStations } from '../../../src/client/features/dashboard/timeline-steps.ts';
import type { Text } from '../../../src/client/lib/text.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';

type Porting = NonNullable<OrderView['porting']>;
const said: Text = (key, values) => `${key} ${Object.values(values ?? {}).join(' ')}`;
const porting = (state: Porting['state'], scheduledOn: string | null, agreedOn: string | null): Porting => ({
  ...{ state, scheduledOn, agreedOn, reason: null, mnpType: 'ASAP', msisdn: '+4917604069092' },
  ...{ donatingProvider: { id: 'a', name: 'A' }, contractEndsOn: null, givenUpFrom: null },
  holder: { firstName: 'Gül', lastName: 'Şahin', birthday: '1990-05-19' },
});

describe('a day on which a number comes', () => {
  test.each([
    ['text', null, null],
    ['on', '2026-03-10', '2026-03-10'],
    ['later', '2026-03-15', '2026-03-10'],
    ['earlier', '2026-03-08', '2026-03-10'],
    ['postponed', null, '2026-03-10'],
  ])('is told: %s', (key, scheduledOn, agreedOn) => {
    const sentence = portingSentence(
      said,
      porting(scheduledOn ? 'scheduled' : 'sentToDonor', scheduledOn, agreedOn),
    );
    expect(sentence).toMatch(new RegExp(`^dashboard\\.next\\.porting\\.${key} `));
    if (agreedOn) expect(sentence).toContain('10.03.2026');
  });

  test('stands on the way of the number, with the day that no longer holds', () => {
    const notes = (...given: Parameters<typeof porting>) =>
      portingStations(said, porting(...given)).map(({ id, note }) => (note ? `${id}: ${note}` : ''));
    expect(notes('scheduled', '2026-03-15', '2026-03-10').join('')).toBe(
      'scheduled: dashboard.porting.changed.scheduled 10.03.2026',
    );
    expect(notes('sentToDonor', null, '2026-03-10').join('')).toBe(
      'sentToDonor: dashboard.porting.changed.sentToDonor 10.03.2026',
    );
    expect(notes('scheduled', '2026-03-10', '2026-03-10').join('')).toBe('');
  });
});
