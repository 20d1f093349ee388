import { expect, test } from 'vitest';
import { berlinClock } from '../../../src/shared/berlin-clock.ts';
import { berlinMidnight } from '../../../src/shared/dates.ts';
import { seededRandom } from '../../support/seeded-random.ts';

const byIntl = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Europe/Berlin', hourCycle: 'h23' },
  ...{
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
});
const clockByIntl = (moment: Date) => byIntl.format(moment).replace(' ', 'T');

const HOUR = 3600 * 1000;
/** Around midnight and around every change of the clocks from 1996 to 2049, and anywhere between. */
const moments = (): Date[] => {
  const random = seededRandom(20);
  const from = Date.UTC(1996, 0, 1);
  const till = Date.UTC(2050, 0, 1);
  const hours = Array.from({ length: 54 * 2 * 24 * 8 }, (_, at) => {
    const [year, rest] = [1996 + Math.floor(at / (2 * 24 * 8)), at % (2 * 24 * 8)];
    const month = rest < 24 * 8 ? 2 : 9;
    return Date.UTC(year, month, 24, rest % (24 * 8));
  });
  const anywhere = Array.from({ length: 20_000 }, () => from + (Number(random.digits(13)) % (till - from)));
  return [...hours, ...hours.map((at) => at - 1), ...anywhere].map((at) => new Date(at));
};

test('Berlin’s clock is the one that the zone data of this machine have', () => {
  const wrong = moments().filter((moment) => berlinClock(moment) !== clockByIntl(moment));
  expect(wrong.map((moment) => moment.toISOString())).toEqual([]);
});

test('a day begins at midnight in Berlin, also where its clocks change', () => {
  const wrong = moments().filter((moment) => {
    const day = berlinClock(moment).slice(0, 10);
    const begin = berlinMidnight(day);
    const passed = moment.getTime() - begin.getTime();
    return clockByIntl(begin) !== `${day}T00:00:00` || passed < 0 || passed >= 25 * HOUR;
  });
  expect(wrong.map((moment) => moment.toISOString())).toEqual([]);
});
