import type { UsageRecord } from './network.ts';
import { dataZone, demandOf, shareOfDay } from './simulated-habits.ts';
import { at, dayNumber, type SimulatedGrant, textOf, type Volume, volumeOf } from './simulated-volume.ts';

/** A line of the simulated network: when it worked, and what it was granted. */
export interface SimulatedLine {
  id: string;
  /** Moments (ISO 8601). */
  spans: readonly { from: string; to: string | null }[];
  grants: readonly SimulatedGrant[];
}

/** Beyond its volume a line is slow: people use this part of what they would have used. */
const slowShare = 0.02;

/**
 * What a line has used from one day to another, until now. Nothing depends on the days that are asked for: the days
 * before are computed too, from the first day that shares a volume with them.
 */
export function simulatedRecords(
  line: SimulatedLine,
  { from, to, now }: { from: string; to: string; now: Date },
): UsageRecord[] {
  const volumes = line.grants.map(volumeOf);
  const spans = line.spans.map((span) => ({ from: at(span.from), to: span.to ? at(span.to) : Infinity }));
  const [first, last, until] = [dayNumber(from), dayNumber(to), at(now)];
  const used = new Map<string, UsageRecord>();
  const marks = [...volumes, ...spans].flatMap((span) => [span.from, span.to]).concat(until);
  for (let day = firstShared(volumes, first); day <= Math.min(last, until); day += 1) {
    const inside = marks.filter((mark) => mark > day && mark < day + 1);
    const edges = [day, ...new Set(inside.sort((a, b) => a - b)), day + 1];
    for (const [index, begin] of edges.slice(0, -1).entries()) {
      const end = edges[index + 1] ?? begin;
      if (end > until || !spans.some((span) => span.from <= begin && end <= span.to)) continue;
      for (const record of drawPart(line.id, volumes, { day, begin, end })) add(used, record, day >= first);
    }
  }
  return [...used.values()].filter(({ amount }) => amount > 0);
}

/** Draws a part of a day from the volumes that count then; those that end first are used first. */
function drawPart(lineId: string, volumes: Volume[], part: { day: number; begin: number; end: number }) {
  const { day, begin, end } = part;
  const valid = volumes
    .filter((volume) => volume.from <= begin && end <= volume.to)
    .sort((a, b) => a.to - b.to || a.from - b.from || (a.id < b.id ? -1 : 1));
  const dayText = textOf(day);
  return demandOf(lineId, dayText, valid, dataZone(lineId, dayText, valid)).map(
    ({ kind, zone, amount, beyond }) => {
      let wanted = Math.floor(amount * shareOfDay(end - day)) - Math.floor(amount * shareOfDay(begin - day));
      let taken = 0;
      for (const volume of valid.filter((one) => one.kind === kind && one.zones.includes(zone))) {
        const part = Math.min(volume.left, wanted);
        volume.left -= part;
        taken += part;
        wanted -= part;
      }
      const more = { free: wanted, slow: Math.floor(wanted * slowShare), none: 0 }[beyond];
      return { lineId, day: dayText, kind, zone, amount: taken + more };
    },
  );
}

/** The first day from which volumes must be followed to know what is left of them on a day. */
function firstShared(volumes: readonly Volume[], day: number): number {
  const earlier = volumes.filter(({ from, to }) => to > day && Math.floor(from) < day);
  if (earlier.length === 0) return day;
  return firstShared(volumes, Math.floor(Math.min(...earlier.map(({ from }) => from))));
}

function add(used: Map<string, UsageRecord>, record: UsageRecord, isAskedFor: boolean): void {
  if (!isAskedFor) return;
  const key = `${record.day} ${record.kind} ${record.zone}`;
  used.set(key, { ...record, amount: record.amount + (used.get(key)?.amount ?? 0) });
}
