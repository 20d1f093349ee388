import { berlinToday } from './dates.ts';
import { daysAfter } from './durations.ts';

/** What keeps an account from being closed, in the order in which it is said. */
export const obstacleKinds = ['line', 'order', 'porting', 'money', 'refund'] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

export interface Obstacle {
  kind: ObstacleKind;
  /** The number of the line, the order or the bill. */
  name: string;
}

/** Why a closed account is not gone at once: tax law, § 172 TKG, or a message that is not old enough. */
export const keptKinds = ['papers', 'identity', 'messages'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** Something that is kept, and the last day on which it is. */
export interface Kept {
  kind: KeptKind;
  /** YYYY-MM-DD. */
  until: string;
}

const endOfYear = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}-12-31`;

/** The last day on which a record is kept, from its own day (YYYY-MM-DD). */
const keptUntil: Record<KeptKind, (day: string) => string> = {
  // Bills, payments and the papers of contracts: eight years from the end of the year (§ 147 AO, § 257 HGB).
  papers: (day) => endOfYear(day, 8),
  // The end of the year after that in which the contract ended (§ 172 (6) TKG).
  identity: (day) => endOfYear(day, 1),
  // Three years, as the privacy policy says.
  messages: (day) => berlinToday(daysAfter(new Date(`${day}T12:00:00Z`), 3 * 365)),
};

/** Of each kind the last day, in the order of the kinds; what is over already is left out. */
export function keptOf(last: readonly { kind: KeptKind; day: string }[], today: string): Kept[] {
  return keptKinds.flatMap((kind) => {
    const ends = last.filter((one) => one.kind === kind).map(({ day }) => keptUntil[kind](day));
    const until = ends.sort().at(-1);
    return until !== undefined && until >= today ? [{ kind, until }] : [];
  });
}
