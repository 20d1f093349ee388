import { expect, test } from 'vitest';
import { readPart } from '../../../src/server/modules/declarations/withdrawn-part.ts';

const ordered = {
  options: [
    { id: 'a', names: ['5 GB extra', '5 GB ek internet'] },
    { id: 'b', names: ['Türkei 5 GB', 'Türkiye 5 GB'] },
  ],
  hasJersey: true,
};
const whole = { kind: 'whole' };
const jersey = { kind: 'jersey' };
const options = (...ids: string[]) => ({ kind: 'options', ids });
const unclear = { kind: 'unclear' };

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
  ['Trikot und Zusatzpaket', unclear],
  ['die SIM-Karte', unclear],
])('%s', (said, part) => {
  expect(readPart(said, ordered)).toEqual(part);
});

test('what was not ordered cannot be meant', () => {
  const nothing = { options: [], hasJersey: false };
  expect(readPart('das Trikot', nothing)).toEqual(unclear);
  expect(readPart('Zusatzpaket', nothing)).toEqual(unclear);
});
