import { dayMs, minuteMs } from '../../../../shared/durations.ts';
import { chanceOf } from './chance-of.ts';
import type { Disturbance } from './network.ts';

/** Where something fails now and then. */
const areas = [
  { region: 'Köln-Innenstadt', postalCodes: ['50667', '50668', '50670'] },
  { region: 'Berlin-Neukölln', postalCodes: ['12043', '12045', '12047', '12049'] },
  { region: 'Duisburg-Marxloh', postalCodes: ['47169'] },
  { region: 'Hamburg-Wilhelmsburg', postalCodes: ['21107', '21109'] },
  { region: 'Stuttgart-Bad Cannstatt', postalCodes: ['70372', '70374'] },
  { region: 'Nürnberg-Südstadt', postalCodes: ['90459', '90461'] },
] as const;

const failing = [['data'], ['calls', 'messages'], ['data', 'calls', 'messages']] as const;

const hourMs = 60 * minuteMs;
/** After this time the cause is known, and with it the end. */
const SEARCH_MS = 45 * minuteMs;
/** So early planned work is told. */
const TOLD_BEFORE_MS = 2 * dayMs;

/** What is disturbed at a moment, and what will be: the same for the same moment. */
export function simulatedDisturbances(now: Date): Disturbance[] {
  const at = now.getTime();
  const today = Math.floor(at / dayMs);
  const days = [today - 1, today, today + 1, today + 2];
  return days.flatMap((day) => [...failuresOf(day, at), ...plannedOn(day, at)]);
}

/** None, one or two failures begin on a day, and last for two to nine hours. */
function failuresOf(day: number, at: number): Disturbance[] {
  return [0, 1].flatMap((slot) => {
    const chance = (what: string) => chanceOf(`${day} ${slot} ${what}`);
    const begin = day * dayMs + Math.floor(6 + chance('begin') * 14) * hourMs;
    const end = begin + Math.floor(2 + chance('length') * 8) * hourMs;
    if (chance('failure') > 0.45 || at < begin || at >= end) return [];
    const isKnown = at >= begin + SEARCH_MS;
    return [
      {
        id: `F-${day}-${slot}`,
        ...pick(areas, chance('area')),
        since: iso(begin),
        expectedEnd: isKnown ? iso(end) : null,
        affects: pick(failing, chance('affects')),
        state: isKnown ? 'inRepair' : 'reported',
      },
    ];
  });
}

/** Work on a mast, for some hours of the night. */
function plannedOn(day: number, at: number): Disturbance[] {
  const chance = (what: string) => chanceOf(`${day} planned ${what}`);
  const begin = day * dayMs + hourMs;
  const end = begin + 4 * hourMs;
  if (chance('work') > 0.4 || at < begin - TOLD_BEFORE_MS || at >= end) return [];
  const place = pick(areas, chance('area'));
  const work = { id: `W-${day}`, ...place, since: iso(begin), expectedEnd: iso(end) };
  return [{ ...work, affects: ['data', 'calls', 'messages'], state: 'planned' }];
}

function pick<T>(list: readonly T[], chance: number): T {
  // A chance is below 1, and no list is empty.
  return list[Math.floor(chance * list.length)] as T;
}

const iso = (moment: number) => new Date(moment).toISOString();
