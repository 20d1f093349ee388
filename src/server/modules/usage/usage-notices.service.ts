import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { addDays, daysBetween } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { DayUsage } from '../../../shared/draw-down.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { daysFrom } from '../../../shared/usage.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { allowancesSince, markTold } from '../packages/allowance.repository.ts';
import { type DrawnAllowance, drawnOn, firstDay, longestDays } from './line-volumes.ts';
import { linesById, markUnusual, storedUsage, type UsedLine } from './usage.repository.ts';

/**
 * Tells customers when 80 or 100 percent of an allowance are used, and of a day with much more data than usual.
 * @param read the lines that were read, with the first day whose records may be new
 */
export async function noticeUsage(
  deps: AppDeps,
  read: readonly { contractId: string; readFrom: string }[],
): Promise<void> {
  const contractIds = read.map(({ contractId }) => contractId);
  const { db, clock } = deps;
  const today = berlinToday(clock());
  const lines = await linesById(db, contractIds, today);
  const allowances = await allowancesSince(db, contractIds, addDays(today, -longestDays));
  const [oldest = today] = read.map(({ readFrom }) => readFrom).sort();
  const [from = today] = [firstDay(allowances, today), addDays(oldest, -rules.unusual.days)].sort();
  const usage = await storedUsage(db, contractIds, from);
  const givenTo = groupBy(allowances, ({ contractId }) => contractId);
  const usedBy = groupBy(usage, ({ contractId }) => contractId);
  for (const line of lines) {
    const used = usedBy.get(line.contractId) ?? [];
    const drawn = drawnOn(givenTo.get(line.contractId) ?? [], used, today);
    await tellPercents(deps, line, drawn);
    const since = read.find(({ contractId }) => contractId === line.contractId)?.readFrom ?? today;
    await tellUnusual(deps, line, used, daysFrom(since, today));
  }
}

/** What is read late is told as well, but only the newest such day, and none twice. */
async function tellUnusual(
  deps: AppDeps,
  line: UsedLine,
  used: readonly DayUsage[],
  days: readonly string[],
): Promise<void> {
  const fresh = days.filter((day) => line.unusualOn === null || day > line.unusualOn);
  const day = fresh.findLast((one) => isUnusual(used, line.startsOn, one));
  if (!line.unusual || day === undefined) return;
  await deps.db.transaction(async (tx) => {
    if (await markUnusual(tx, line.contractId, day))
      await tell(tx, deps, line, 'usageUnusual', { day: germanDay(day) });
  });
}

async function tellPercents(deps: AppDeps, line: UsedLine, drawn: readonly DrawnAllowance[]): Promise<void> {
  for (const allowance of drawn) {
    const percent = rules.noticePercents.findLast((each) => allowance.used * 100 >= allowance.amount * each);
    if (percent === undefined || percent <= allowance.toldPercent) continue;
    await deps.db.transaction(async (tx) => {
      // What the customer does not want to hear is noted too: it is not told late when the notices are switched on.
      if (!(await markTold(tx, allowance.id, percent))) return;
      if (percent >= 100 ? line.at100 : line.at80)
        await tell(tx, deps, line, 'usageNotice', valuesOf(line, allowance, drawn, percent));
    });
  }
}

function valuesOf(
  line: UsedLine,
  { id, kind, amount, used, source, names, endsOn, zones }: DrawnAllowance,
  drawn: readonly DrawnAllowance[],
  percent: number,
) {
  // Packages for other countries do not keep a line from becoming slow at home.
  const needed = zones.includes('home') ? (['home'] as const) : zones;
  const others = drawn.filter(
    (one) => one.id !== id && one.kind === kind && needed.some((zone) => one.zones.includes(zone)),
  );
  const left = others.reduce((sum, one) => sum + one.amount - one.used, 0);
  return {
    percent,
    kind,
    source: source === 'booking' || source === 'order' ? 'other' : source,
    package: names?.[line.lang] ?? '',
    amount: kind === 'data' ? amount / 1000 : amount,
    used: kind === 'data' ? Math.floor(used / 100) / 10 : used,
    hasMore: left > 0 ? 'yes' : 'no',
    isHome: zones.includes('home') ? 'yes' : 'no',
    isToldAt100: line.at100 ? 'yes' : 'no',
    speed: line.throttledKbit,
    end: germanDay(endsOn),
  };
}

/** Whether the data of a day are far beyond the mean of the days before; a day without usage counts as none. */
function isUnusual(usage: readonly DayUsage[], lineStartsOn: string, on: string): boolean {
  const { times, leastMb, days } = rules.unusual;
  const data = usage.filter(({ kind }) => kind === 'data');
  const sum = (some: readonly DayUsage[]) => some.reduce((total, { amount }) => total + amount, 0);
  const before = data.filter(({ day }) => day < on && day >= addDays(on, -days));
  const ofDay = sum(data.filter(({ day }) => day === on));
  const known = Math.min(days, daysBetween(lineStartsOn, on));
  // A line of a few days has no habit yet.
  return known >= days / 2 && ofDay >= leastMb && ofDay > times * (sum(before) / known);
}

async function tell(
  tx: Queryable,
  deps: AppDeps,
  line: UsedLine,
  name: 'usageNotice' | 'usageUnusual',
  values: Record<string, string | number>,
): Promise<void> {
  const { team, lang, userId, email: to, msisdn, contractId } = line;
  const words = { msisdn: lineInWords(line), number: formatPhone(msisdn) };
  const all = { ...values, ...words, contractId, name: line.name };
  // An SMS goes to the line that it is about.
  await enqueueMail(tx, deps, { team, lang, userId, to, name, values: all, phones: [msisdn] });
}
