import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { judgeGoods } from '../../../src/definitions/goods/judge-goods.ts';
import type { ConnectionRecord } from '../../../src/server/infra/ports/network/network.ts';
import { isConfidential } from '../../../src/server/modules/calls/confidential-number.ts';
import { storableOf } from '../../../src/server/modules/calls/storable-connection.ts';
import { calledNumber, callLength, shortenNumber } from '../../../src/shared/itemised.ts';
import { ROOT } from '../../support/definitions.ts';

const since = new Date('2026-03-02T10:00:00Z');
const call: ConnectionRecord = {
  id: 'c-1',
  lineId: 'line-1',
  startedAt: '2026-03-02T12:00:00.000Z',
  kind: 'minutes',
  zone: 'home',
  number: '+4917139200123',
  seconds: 61,
  amount: 2,
  cents: 0,
};
const at = (startedAt: string): ConnectionRecord => ({ ...call, startedAt });
const shortened = { since, wholeSince: null };
const whole = { since, wholeSince: since };

describe('what is stored of a connection', () => {
  it('has no last three digits, unless the customer asked for whole numbers', () => {
    expect(storableOf(call, shortened)?.number).toBe('+4917139200xxx');
    expect(storableOf(call, whole)?.number).toBe('+4917139200123');
  });

  it('is nothing of what was before the customer asked', () => {
    expect(storableOf(at('2026-03-02T09:59:59.999Z'), whole)).toBeUndefined();
    expect(storableOf(at('2026-03-02T10:00:00.000Z'), whole)).toBeDefined();
  });

  it('has whole numbers only from the moment in which they were asked for', () => {
    const later = { since, wholeSince: new Date('2026-03-02T12:00:01Z') };
    expect(storableOf(call, later)?.number).toBe('+4917139200xxx');
    expect(storableOf(at('2026-03-02T12:00:01.000Z'), later)?.number).toBe('+4917139200123');
  });

  it('stands on the day of Berlin on which it began', () => {
    expect(storableOf(at('2026-03-02T22:59:59.000Z'), whole)?.day).toBe('2026-03-02');
    expect(storableOf(at('2026-03-02T23:00:00.000Z'), whole)?.day).toBe('2026-03-03');
  });

  it('has data without a number', () => {
    expect(storableOf({ ...call, kind: 'data', number: null, seconds: null }, shortened)?.number).toBeNull();
  });

  it.each(['08001110111', '+498001110111', '00498001110111', '116111', '+49116016', '112', '110'])(
    'is nothing of a call to %s, in whichever form the customer wants numbers',
    (number) => {
      expect(storableOf({ ...call, number }, whole)).toBeUndefined();
      expect(storableOf({ ...call, number }, shortened)).toBeUndefined();
    },
  );
});

test.each([
  ['turkiye', '112'],
  ['turkiye', '110'],
  ['turkiye', '155'],
  ['turkiye', '156'],
  ['eu', '112'],
  ['eu', '061'],
  ['eu', '17'],
  ['world', '911'],
] as const)(
  'nothing is stored of an emergency call abroad (%s, %s), which may be another service at home',
  (zone, number) => {
    expect(storableOf({ ...call, zone, number }, whole)).toBeUndefined();
    const isAtHomeToo = number === '112' || number === '110';
    expect(storableOf({ ...call, number }, whole) === undefined).toBe(isAtHomeToo);
  },
);

describe('the list of confidential numbers', () => {
  it.each(['+4917139200123', '116116', '115', '+908001110111', '+4911', '08001110112'])(
    'does not have %s',
    (number) => expect(isConfidential(number, 'home')).toBe(false),
  );

  it('is sound', () => {
    const bytes = readFileSync(join(ROOT, 'teams/content/confidential-numbers.json'));
    const file = join(ROOT, 'schemas/import/confidential-numbers.import.json');
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    expect(judgeGoods(schema, bytes)).toHaveProperty('items');
    const wrong = [{ name: 'Beratung', numbers: ['0800 1110111'] }];
    expect(judgeGoods(schema, Buffer.from(JSON.stringify(wrong)))).toHaveProperty('faults');
    // Abroad numbers are shorter, and only there.
    const abroad = [{ name: 'Notruf', zones: ['home'], numbers: ['155'] }];
    expect(judgeGoods(schema, Buffer.from(JSON.stringify(abroad)))).toHaveProperty('faults');
    const entries: { numbers: string[]; zones?: string[] }[] = JSON.parse(bytes.toString());
    const all = entries.flatMap(({ numbers, zones = ['home'] }) =>
      zones.flatMap((zone) => numbers.map((one) => `${zone} ${one}`)),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});

test.each([
  ['+4917139200123', '0171 3920 0123', '0171 3920 0 xxx'],
  ['+493023125012', '030 2312 5012', '030 2312 5 xxx'],
  ['+902120000123', '+902120000123', '+902120000 xxx'],
  ['22833', '22833', '22 xxx'],
])('%s is read as %s, and shortened as %s', (number, read, short) => {
  expect(calledNumber(number)).toBe(read);
  expect(calledNumber(shortenNumber(number))).toBe(short);
});

test.each([
  [5, '0:05'],
  [65, '1:05'],
  [3605, '1:00:05'],
])('a call of %i seconds is read as %s', (seconds, read) => expect(callLength(seconds)).toBe(read));
