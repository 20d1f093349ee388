import { berlinMidnight, berlinToday } from '../../../../shared/dates.ts';
import { chanceOf } from './chance-of.ts';
import type { ConnectionRecord, UsageRecord } from './network.ts';
import { type SimulatedLine, simulatedRecords } from './simulated-usage.ts';

/** Called numbers by their zone: those that are kept for films, and one in Türkiye that no network has given out. */
const subscribers = {
  home: ['+4917139200', '+4917604069', '+4930231250', '+4922147100', '+4940669690'],
  turkiye: ['+902120000', '+903120000'],
  eu: ['+4372000000'],
  world: ['+1202555010'],
} as const;

/** A line calls a few numbers again and again. */
const contacts = 8;

/** Numbers that no itemisation may show; one call in twenty-five within Germany goes to one of them. */
const confidential = ['+498001110111', '116111', '112', '08000116016'];
const confidentialShare = 0.04;

/** From seven in the morning to eleven in the evening. */
const [firstSecond, lastSecond] = [7 * 3600, 23 * 3600];

/** The single connections of days that are over: their sums are the records of usage of these days. */
export function simulatedConnections(
  line: SimulatedLine,
  { from, to, now }: { from: string; to: string; now: Date },
): ConnectionRecord[] {
  const today = berlinToday(now);
  return simulatedRecords(line, { from, to, now })
    .filter(({ day }) => day < today)
    .flatMap(connectionsOf);
}

function connectionsOf(record: UsageRecord): ConnectionRecord[] {
  const { lineId, day, kind, zone, amount } = record;
  const parts: ConnectionRecord[] = [];
  for (let left = amount; left > 0; ) {
    const chance = (what: string) => chanceOf(`${lineId} ${day} ${kind} ${zone} ${parts.length} ${what}`);
    const part = Math.min(left, sizeOf(kind, amount, chance('size')));
    const second = firstSecond + Math.floor(chance('time') * (lastSecond - firstSecond));
    parts.push({
      id: `${kind}-${zone}-${parts.length}`,
      lineId,
      startedAt: new Date(berlinMidnight(day).getTime() + second * 1000).toISOString(),
      kind,
      zone,
      number: kind === 'data' ? null : numberOf(record, chance),
      // The last minute has begun.
      seconds: kind === 'minutes' ? (part - 1) * 60 + 1 + Math.floor(chance('seconds') * 60) : null,
      amount: part,
      cents: 0,
    });
    left -= part;
  }
  return parts;
}

/** Calls are short or long, a message is one, and the data of a day come in two or three connections. */
function sizeOf(kind: UsageRecord['kind'], amount: number, chance: number): number {
  if (kind === 'sms') return 1;
  return kind === 'data' ? Math.ceil(amount * (0.35 + chance * 0.3)) : 1 + Math.floor(chance ** 2 * 15);
}

function numberOf({ lineId, kind, zone }: UsageRecord, chance: (what: string) => number): string {
  const pick = <T>(from: readonly T[], share: number) => from[Math.floor(share * from.length)] ?? from[0];
  if (kind === 'minutes' && zone === 'home' && chance('confidential') < confidentialShare)
    return pick(confidential, chance('which')) ?? '112';
  const contact = Math.floor(chance('contact') * contacts);
  const own = (what: string) => chanceOf(`${lineId} ${zone} ${contact} ${what}`);
  return `${pick(subscribers[zone], own('place'))}${String(Math.floor(own('digits') * 100)).padStart(2, '0')}`;
}
