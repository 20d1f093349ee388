import { berlinMoment } from '../../../../shared/berlin-moment.ts';
import { berlinToday } from '../../../../shared/dates.ts';
import { dayMs } from '../../../../shared/durations.ts';
import type { UsageKind, Zone } from '../../../../shared/enums.ts';

export interface SimulatedGrant {
  id: string;
  kind: UsageKind;
  zones: readonly Zone[];
  amount: number;
  startsAt: string;
  endsOn: string;
  endedAt: string | null;
}

/** A volume with what is left of it; times are days since 1970 in Berlin, with a fraction. */
export interface Volume extends Pick<SimulatedGrant, 'id' | 'kind' | 'zones' | 'amount'> {
  from: number;
  to: number;
  left: number;
}

export function volumeOf({ startsAt, endsOn, endedAt, ...grant }: SimulatedGrant): Volume {
  const end = dayNumber(endsOn) + 1;
  return {
    ...grant,
    from: at(startsAt),
    to: endedAt ? Math.min(end, at(endedAt)) : end,
    left: grant.amount,
  };
}

/** Days since 1970 on Berlin's calendar; the fraction is the time of day. */
export function at(moment: string | Date): number {
  const date = new Date(moment);
  const [hours = 0, minutes = 0, seconds = 0] = berlinMoment(date).time.split(':').map(Number);
  return dayNumber(berlinToday(date)) + (hours * 3600 + minutes * 60 + seconds) / 86_400;
}

export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

export function textOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
