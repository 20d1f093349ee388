import { expect, test } from 'vitest';
import { monthsOf } from '../../../src/server/modules/calls/itemised-lines.service.ts';

const line = {
  contractId: 'c',
  msisdn: '+4915111111111',
  lineName: null,
  tariffName: 'Flex M',
  startsOn: '2026-03-10',
  isRunning: true,
  choice: 'whole' as const,
  chosenAt: null,
  since: new Date('2026-03-20T10:00:00Z'),
  readFrom: null,
  nextReadAt: null,
  firstDay: null,
  lastDay: null,
};

test('the months of a list go from the newest to that of the choice, each with its bill', () => {
  const bills = [{ id: 'b', number: 'R-1', contractId: 'c', month: 3 }];
  expect(monthsOf(line, bills, '2026-04-20')).toEqual([
    { startsOn: '2026-04-10', endsOn: '2026-05-09', bill: { id: 'b', number: 'R-1' } },
    { startsOn: '2026-03-10', endsOn: '2026-04-09', bill: null },
  ]);
});

test('a choice or a connection before the beginning of the line ends the list at its beginning', () => {
  const early = { ...line, since: new Date('2026-03-01T10:00:00Z') };
  const months = monthsOf(early, [], '2026-03-12');
  expect(months.map(({ startsOn }) => startsOn)).toEqual(['2026-03-10']);
  expect(monthsOf({ ...early, firstDay: '2026-02-01' }, [], '2026-03-12')).toEqual(months);
  expect(monthsOf(early, [], '2026-03-05')).toEqual([]);
});
