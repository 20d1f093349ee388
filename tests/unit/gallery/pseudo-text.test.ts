import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { pseudoMessage, pseudoText } from '../../gallery/pseudo/pseudo-text.ts';

const say = (message: string, values: Record<string, number | string>) =>
  new IntlMessageFormat(pseudoMessage(message), 'de').format(values);

test('every word is dressed and 40 % longer', () => {
  expect(pseudoText('Anmelden')).toBe('Áánmééldéén');
  const long = 'Zahlungspflichtig bestellen';
  expect(pseudoText(long).length / long.length).toBeCloseTo(1.4, 1);
  expect(pseudoText(long)).not.toMatch(/[aeiouyäöü]/i);
});

test('arguments, plurals, tags and addresses work as before', () => {
  expect(
    say('{count, plural, one {# Fehler} other {# Fehler}} in {place}', { count: 2, place: 'Berlin' }),
  ).toBe('2 Fééhléér íín Berlin');
  expect(say('Noch {time} gültig', { time: '4:59' })).toBe('Nóóóch 4:59 gûûltííg');
  expect(pseudoMessage('Die [AGB](/information/agb) gelten')).toBe(
    `${pseudoText('Die ')}[${pseudoText('AGB')}](/information/agb)${pseudoText(' gelten')}`,
  );
});
