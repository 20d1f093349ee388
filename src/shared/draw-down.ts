import { type UsageKind, type Zone, zones } from './enums.ts';

/** What a line may use. */
export interface Volume {
  id: string;
  kind: UsageKind;
  zones: readonly Zone[];
  /** Megabytes, minutes or messages. */
  amount: number;
  /** The moment of its beginning (ISO 8601): of two with the same end the older one is used first. */
  startsAt: string;
  /** The days (YYYY-MM-DD, Berlin) on which it counts, including both. */
  startsOn: string;
  endsOn: string;
}

/** What a line used on a day. */
export interface DayUsage {
  day: string;
  kind: UsageKind;
  zone: Zone;
  amount: number;
}

/**
 * How much of each volume is used: each day's usage is taken from the volumes of its kind and zone that count on that
 * day, those that end first are used up first. Of one day, usage abroad comes before that at home, which more volumes
 * cover. What no volume covers is left out.
 */
export function drawDown(volumes: readonly Volume[], usage: readonly DayUsage[]): Map<string, number> {
  const used = new Map(volumes.map(({ id }) => [id, 0]));
  const inOrder = volumes.toSorted(byEnd);
  for (const { day, kind, zone, amount } of usage.toSorted(byDay)) {
    let rest = amount;
    for (const volume of inOrder) {
      if (volume.kind !== kind || !volume.zones.includes(zone)) continue;
      if (day < volume.startsOn || day > volume.endsOn) continue;
      const before = used.get(volume.id) ?? 0;
      const taken = Math.min(rest, volume.amount - before);
      used.set(volume.id, before + taken);
      rest -= taken;
    }
  }
  return used;
}

function byDay(a: DayUsage, b: DayUsage): number {
  return compare(a.day, b.day) || zones.indexOf(b.zone) - zones.indexOf(a.zone);
}

function byEnd(a: Volume, b: Volume): number {
  return compare(a.endsOn, b.endsOn) || compare(a.startsAt, b.startsAt) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
