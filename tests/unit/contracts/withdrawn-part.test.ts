import { expect, test } from 'vitest';
import { readPart, readTarget } from '../../../src/server/modules/declarations/withdrawn-part.ts';

const ordered = {
  options: [
    { id: 'a', names: ['5 GB extra', '5 GB ek internet'], isOpen: true },
    { id: 'b', names: ['Türkei 5 GB', 'Türkiye 5 GB'], isOpen: true },
  ],
  hasJersey: true,
  bookings: [],
  changes: [],
};
const whole = { kind: 'whole' };
const jersey = { kind: 'jersey' };
const options = (...ids: string[]) => ({ kind: 'options', ids });
const unclear = (reason = 'part') => ({ kind: 'unclear', reason });

test.each([
  [undefined, whole],
  ['', whole],
  ['Alles', whole],
  ['den ganzen Vertrag', whole],
  ['sözleşmenin tamamı', whole],
  ['Nur das Zusatzpaket', options('a', 'b')],
  ['Ek paketler', options('a', 'b')],
  ['nur 5 GB Extra', options('a')],
  ['TÜRKİYE 5 GB', options('b')],
  ['das Trikot', jersey],
  ['Formayı', jersey],
  ['Trikot und Zusatzpaket', unclear()],
  ['die SIM-Karte', unclear()],
])('%s', (said, part) => {
  expect(readPart(said, ordered)).toEqual(part);
});

test('what was not ordered cannot be meant', () => {
  const nothing = { options: [], hasJersey: false, bookings: [], changes: [] };
  expect(readPart('das Trikot', nothing)).toEqual(unclear());
  expect(readPart('Zusatzpaket', nothing)).toEqual(unclear());
});

const late = { ...ordered, options: ordered.options.map((one) => ({ ...one, isOpen: false })) };
const booking = { id: 'p', names: ['EU 10 GB', 'AB 10 GB'], number: 'P-0123456789', isOpen: true };
const change = { id: 't', number: 'T-0123456789', isOpen: true };
const meant = (kind: string, id: string) => ({ kind, id });

test.each([
  ['the number of a booking', 'Buchung P-0123456789', ordered, meant('booking', 'p')],
  ['its own name', 'EU 10 GB', ordered, meant('booking', 'p')],
  ['the word, beside packages of the order', 'Zusatzpaket', ordered, unclear('packages')],
  ['the word, when the others are late', 'Zusatzpaket', late, meant('booking', 'p')],
  ['the number of a change', 't 0123456789', ordered, meant('change', 't')],
  ['a change in words', 'Tarifwechsel', ordered, meant('change', 't')],
  ['a change in Turkish words', 'Tarife değişikliği', ordered, meant('change', 't')],
  ['two things', 'Tarifwechsel und Trikot', ordered, unclear()],
])('of what was ordered later: %s', (_case, said, parts, part) => {
  expect(readPart(said, { ...parts, bookings: [booking], changes: [change] })).toEqual(part);
});

test('two bookings of one package, or two changes, are told apart by people', () => {
  const two = { ...ordered, bookings: [booking, { ...booking, id: 'q', number: 'P-1' }] };
  expect(readPart('EU 10 GB', two)).toEqual(unclear('packages'));
  const changes = [change, { ...change, id: 'u', number: null }];
  expect(readPart('Tarifwechsel', { ...ordered, changes })).toEqual(unclear('changes'));
});

test('a number in the contract’s place names the part, unless the text names another one', () => {
  const parts = { ...ordered, bookings: [booking], changes: [] };
  const target = (said?: string) => readTarget({ said, number: booking.number }, parts);
  for (const said of [undefined, '', 'alles', 'Zusatzpaket', 'EU 10 GB'])
    expect(target(said)).toEqual(meant('booking', 'p'));
  for (const said of ['Trikot', 'Türkei 5 GB']) expect(target(said)).toEqual(unclear());
});
