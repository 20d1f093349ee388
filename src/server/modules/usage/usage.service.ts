import type { AllowanceView, UsageView } from '../../../shared/api/usage.ts';
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { DayUsage } from '../../../shared/draw-down.ts';
import type { Lang } from '../../../shared/language.ts';
import { cycleOf, daysFrom } from '../../../shared/usage.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { OutOfReach } from '../../infra/ports/circuit-breaker.ts';
import { type AllowanceRow, allowancesSince } from '../packages/allowance.repository.ts';
import { spentCents } from '../packages/cost-limit.service.ts';
import { type DrawnAllowance, drawnOn, firstDay, longestDays } from './line-volumes.ts';
import { agreedMb, cycleBefore, sumOf } from './month-totals.ts';
import { recordsOf } from './read-usage.service.ts';
import { linesOf, storedUsage, type UsedLine } from './usage.repository.ts';

/** The usage of a customer's lines at this moment; where the network does not answer, as it was read last. */
export async function usageOf(deps: AppDeps, userId: string, lang: Lang): Promise<UsageView[]> {
  const { db, clock } = deps;
  const today = berlinToday(clock());
  const lines = await linesOf(db, userId, today);
  const ids = lines.map(({ contractId }) => contractId);
  const allowances = await allowancesSince(db, ids, addDays(today, -longestDays));
  const first = firstDay(allowances, today);
  const before = lines.flatMap(({ startsOn }) => cycleBefore(startsOn, today)?.startsOn ?? []);
  const [from = first] = [first, ...before].sort();
  const { usage, isLive } = await usageSince(deps, lines, from, today);
  const views = lines.map(async (line) => {
    const { contractId, startsOn } = line;
    const own = usage.filter((one) => one.contractId === contractId);
    const drawnUsage = own.filter(({ day }) => day >= first);
    const given = allowances.filter((one) => one.contractId === contractId);
    const spent = await spentCents(db, deps, { contractId, startsOn });
    const asOf = isLive ? clock() : line.readAt;
    const previous = previousMonth(startsOn, own, given, today);
    return viewOf(line, drawnOn(given, drawnUsage, today), { today, lang, spent, asOf, previous });
  });
  return Promise.all(views);
}

/** The usage of lines from a day on: what is stored, and what the network knows since then. */
export async function usageSince(
  deps: AppDeps,
  lines: readonly UsedLine[],
  from: string,
  today: string,
): Promise<{ usage: (DayUsage & { contractId: string })[]; isLive: boolean }> {
  const ids = lines.map(({ contractId }) => contractId);
  const stored = await storedUsage(deps.db, ids, from);
  if (lines.length === 0) return { usage: [], isLive: true };
  try {
    const records = await recordsOf(deps, lines, today);
    const live = records.map(({ lineId: contractId, ...record }) => ({ contractId, ...record }));
    const keyOf = (one: (typeof stored)[number]) => `${one.contractId} ${one.day} ${one.kind} ${one.zone}`;
    const all = new Map(
      [...stored, ...live.filter(({ day }) => day >= from)].map((one) => [keyOf(one), one]),
    );
    return { usage: [...all.values()], isLive: true };
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error;
    deps.onOutsideFailure(error, 'usage of lines');
    return { usage: stored, isLive: false };
  }
}

function previousMonth(
  lineStartsOn: string,
  usage: readonly DayUsage[],
  allowances: readonly AllowanceRow[],
  today: string,
): UsageView['previous'] {
  const month = cycleBefore(lineStartsOn, today);
  if (!month) return null;
  const { startsOn, endsOn } = month;
  const usedMb = sumOf(usage.filter(({ day }) => day >= startsOn && day <= endsOn)).dataMb;
  return { startsOn, endsOn, usedMb, agreedMb: agreedMb(allowances, month) };
}

interface Shown extends Pick<UsageView, 'previous'> {
  today: string;
  lang: Lang;
  spent: number;
  asOf: Date | null;
}

function viewOf(
  line: UsedLine,
  drawn: readonly DrawnAllowance[],
  { today, lang, spent, asOf, previous }: Shown,
): UsageView {
  const { contractId, msisdn, lineName, tariffName, throttledKbit, at80, at100, unusual } = line;
  const cycle = cycleOf(line.startsOn, today);
  const atHome = drawn.filter(({ kind, zones }) => kind === 'data' && zones.includes('home'));
  const totalMb = atHome.reduce((sum, { amount }) => sum + amount, 0);
  const usedMb = atHome.reduce((sum, { used }) => sum + used, 0);
  return {
    contractId,
    msisdn,
    lineName,
    tariffName,
    throttledKbit,
    totalMb,
    usedMb,
    leftMb: totalMb - usedMb,
    cycleStartsOn: cycle.startsOn,
    cycleEndsOn: cycle.endsOn,
    daysLeft: daysFrom(today, cycle.endsOn).length,
    asOf: asOf?.toISOString() ?? null,
    allowances: drawn.map((one) => allowanceView(one, lang)),
    previous,
    notices: { at80, at100, unusual },
    costs: { spentCents: spent, limitCents: line.costLimitCents },
  };
}

function allowanceView(drawn: DrawnAllowance, lang: Lang): AllowanceView {
  const { id, source, sourceId, kind, zones, amount, used, startsOn, endsOn, names } = drawn;
  const left = amount - used;
  const bookingId = source === 'booking' ? sourceId : null;
  return {
    id,
    source,
    bookingId,
    name: names?.[lang] ?? null,
    kind,
    zones,
    amount,
    used,
    left,
    startsOn,
    endsOn,
  };
}
