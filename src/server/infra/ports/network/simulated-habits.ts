import type { UsageKind, Zone } from '../../../../shared/enums.ts';
import { chanceOf } from './chance-of.ts';
import type { Volume } from './simulated-volume.ts';

/** What a person wants to use on a day. */
export interface Demand {
  kind: UsageKind;
  zone: Zone;
  /** For the whole day, whole units. */
  amount: number;
  /** What happens when no volume is left: it goes on, it is slow, or the network allows nothing. */
  beyond: 'free' | 'slow' | 'none';
}

/** One line in five wants more than its volume. */
const heavyShare = 0.2;
/** Saturday and Sunday, Friday, other days. */
const weekdays = [1.25, 0.9, 0.9, 0.95, 0.95, 1.1, 1.3];

/** The habits of a line: the same for the same line and day, and in proportion to the largest volume that it has. */
export function demandOf(id: string, day: string, valid: readonly Volume[], zone: Zone): Demand[] {
  const month = Math.max(0, ...valid.filter(isHomeData).map(({ amount }) => amount));
  const chance = (what: string) => chanceOf(`${id} ${day} ${what}`);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1;
  const data = Math.round((month / 30) * habitOf(id) * weekday * (0.5 + chance('data')));
  const callsTurkiye = valid.some(({ kind, zones }) => kind === 'minutes' && zones.includes('turkiye'));
  return [
    { kind: 'data', zone, amount: data, beyond: zone === 'home' || zone === 'eu' ? 'slow' : 'none' },
    { kind: 'minutes', zone: 'home', amount: Math.floor(chance('minutes') ** 2 * 40), beyond: 'free' },
    {
      kind: 'minutes',
      zone: 'turkiye',
      amount: callsTurkiye ? 2 + Math.floor(chance('calls') * 12) : 0,
      beyond: 'none',
    },
    { kind: 'sms', zone: 'home', amount: Math.floor(chance('sms') ** 3 * 5), beyond: 'free' },
  ];
}

/** Who has a volume for a journey is on that journey; else at home, or for some days in the EU. */
export function dataZone(id: string, day: string, valid: readonly Volume[]): Zone {
  const journey = valid.find(
    ({ kind, zones, left }) => kind === 'data' && !zones.includes('home') && left > 0,
  );
  if (journey) return journey.zones[0] ?? 'home';
  const firstDay = 1 + Math.floor(chanceOf(`${id} ${day.slice(0, 7)} first`) * 22);
  const ofMonth = Number(day.slice(8));
  const travels = chanceOf(`${id} ${day.slice(0, 7)} trip`) < 0.15;
  return travels && ofMonth >= firstDay && ofMonth < firstDay + 6 ? 'eu' : 'home';
}

/** How much of a day's usage has happened at a time of day, both from 0 to 1: little at night, most in the evening. */
export function shareOfDay(time: number): number {
  if (time >= 1) return 1;
  if (time < 0.25) return time * 0.2;
  if (time < 0.7) return 0.05 + ((time - 0.25) / 0.45) * 0.5;
  return 0.55 + ((time - 0.7) / 0.3) * 0.45;
}

/** The part of its monthly volume that a line wants. */
function habitOf(id: string): number {
  const chance = chanceOf(`${id} habit`);
  return chanceOf(`${id} heavy`) < heavyShare ? 1.15 + 0.5 * chance : 0.35 + 0.55 * chance;
}

function isHomeData({ kind, zones }: Volume): boolean {
  return kind === 'data' && zones.includes('home');
}
