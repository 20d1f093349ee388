import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lastDayToCancel } from '../../../shared/states/contract.ts';
import type { PaperWriter } from '../../infra/pdf/writer/paper.ts';
import { type BegunContract, type BilledOrder, hasBegun } from './billed-order.repository.ts';
import type { UsedMonth } from './used-month.repository.ts';

export type PaperWords = (key: string, values?: Record<string, string | number>) => string;
export type Fact = readonly [name: string, value: string];

/** The contract's days, how it ends, and what the month before used: what § 62 TKG and § 9 (2) TKTransparenzV want. */
export function writeContract(
  to: PaperWriter,
  paper: PaperWords,
  { contract, termMonths }: BilledOrder,
  { issuedOn, used }: { issuedOn: string; used: UsedMonth | undefined },
): void {
  if (!contract) return;
  to.heading(paper('term.title'));
  if (!hasBegun(contract)) {
    const facts: Fact[] = [
      [paper('term.start'), paper('term.startAwaited', { awaits: contract.awaits ?? 'number' })],
    ];
    to.facts([...facts, [paper('term.switch'), paper('term.switchText')]]);
    return;
  }
  const { startsOn, minimumEndsOn, endedOn } = contract;
  to.facts([
    ...(used ? [usedFact(paper, used)] : []),
    [paper('term.start'), germanDay(startsOn)],
    [paper('term.minimum'), `${germanDay(minimumEndsOn)} (${paper('term.months', { months: termMonths })})`],
    ...(endedOn
      ? ([[paper('term.end'), germanDay(endedOn)]] satisfies Fact[])
      : noticeFacts(paper, contract, issuedOn)),
    [paper('term.switch'), paper('term.switchText')],
  ]);
}

/**
 * How and when the contract can be ended, while it runs. A term as short as the notice period leaves no day to end it
 * with the term; a day that is over by the day of the invoice is not named.
 */
function noticeFacts(
  paper: PaperWords,
  { startsOn, minimumEndsOn }: BegunContract,
  issuedOn: string,
): Fact[] {
  const last = lastDayToCancel(minimumEndsOn);
  return [
    [paper('term.notice'), paper('term.noticeText')],
    ...(last >= startsOn && last >= issuedOn
      ? ([[paper('term.last'), germanDay(last)]] satisfies Fact[])
      : []),
  ];
}

/** In gigabytes with one decimal; the last day may not be counted yet. */
function usedFact(paper: PaperWords, { from, to, usedMb, agreedMb, readAt }: UsedMonth): Fact {
  const gigabytes = (mb: number) => Math.round(mb / 100) / 10;
  const values = {
    used: gigabytes(usedMb),
    agreed: gigabytes(agreedMb),
    day: germanDay(berlinToday(readAt)),
  };
  return [paper('used.period', { from: germanDay(from), to: germanDay(to) }), paper('used.data', values)];
}
