import type { BarringRange } from '../../../../shared/barrings.ts';
import type { UsageKind, Zone } from '../../../../shared/enums.ts';
import type { DisturbanceState, NetworkService, TechnologyReception } from '../../../../shared/network.ts';

/** The lines, days and results of one call of `usage`. */
export interface UsageQuery {
  /** Our ids of lines, at most `linesPerCall`. */
  lineIds: readonly string[];
  /** The first and the last day (YYYY-MM-DD, Berlin). */
  from: string;
  to: string;
}

export const linesPerCall = 500;

/** What a line has used on a day. The record of a past day never changes; today's grows. */
export interface UsageRecord {
  lineId: string;
  day: string;
  kind: UsageKind;
  /** Where the line was (data), or where the called number is (minutes, SMS). */
  zone: Zone;
  /** Whole megabytes (1,000 kilobytes), begun minutes, or messages. */
  amount: number;
}

/** The most lines of one call of `connections`: each has many more records than days. */
export const linesPerConnectionsCall = 50;

/** One call, message or data connection of a line, as a bill counts it. It never changes: its day is over. */
export interface ConnectionRecord {
  /** The network's, once for a line and day. */
  id: string;
  lineId: string;
  /** A moment (ISO 8601). */
  startedAt: string;
  kind: UsageKind;
  zone: Zone;
  /** As it was called, with `+` and the country or without both; null for data. */
  number: string | null;
  /** How long it was; null for a message and for data. */
  seconds: number | null;
  /** Its part of the day's record of usage, in the same units. */
  amount: number;
  /** What it costs besides the tariff and its packages. */
  cents: number;
}

/** A volume for a line, next to what its plan allows without limit. */
export interface Grant {
  /** Ours: the network takes a grant once, however often it is told. */
  id: string;
  lineId: string;
  kind: UsageKind;
  zones: readonly Zone[];
  /** In the units of a record. */
  amount: number;
  /** A moment (ISO 8601), and the last day (YYYY-MM-DD, Berlin) on which it counts. */
  startsAt: string;
  endsOn: string;
}

/** What a phone needs to load an eSIM (SGP.22): a person who has it can take over the line. */
export interface EsimProfile {
  smdpAddress: string;
  activationCode: string;
}

/** The secrets of a SIM card: its PIN at the delivery, and the PUK. */
export interface SimSecrets {
  pin: string;
  puk: string;
}

/** A change of a line at a moment (ISO 8601). */
export interface LineChange {
  lineId: string;
  at: string;
}

/** Another card or profile for a line. */
export interface SimChange extends LineChange {
  iccid: string;
}

/** All that a line is barred from, from a moment on; what is not named is open. */
export interface LineBarrings extends LineChange {
  ranges: readonly BarringRange[];
}

/** What a tariff allows on the air. */
export interface LinePlan {
  /** The tariff's id at the billing system. */
  id: string;
  /** The fastest download and upload, in Mbit/s. */
  downloadMbit: number;
  uploadMbit: number;
  /** The speed when no volume is left, in kbit/s. */
  throttledKbit: number;
}

/** A line that begins: its number, the card or profile that it uses, and its plan. */
export interface LineActivation extends LineChange {
  msisdn: string;
  iccid: string;
  plan: LinePlan;
}

/** The most postal codes of one call of `coverage`: more than the largest town has. */
export const codesPerCall = 300;

/** The reception of a technology in the area of a postal code. */
export interface CoverageRecord extends TechnologyReception {
  postalCode: string;
}

/** What does not work somewhere, or will not. */
export interface Disturbance {
  id: string;
  /** The name of the area, in German. */
  region: string;
  postalCodes: readonly string[];
  /** Moments (ISO 8601). */
  since: string;
  /** Null: not known yet. */
  expectedEnd: string | null;
  affects: readonly NetworkService[];
  state: DisturbanceState;
}

/**
 * The mobile network. Each act can be repeated without a second effect, because an answer can be lost. All members
 * reject when the network cannot be reached, or does not know the line or card.
 */
export interface NetworkPort {
  /** The records of lines by day, kind and zone; days without usage, and days on which a line is not active, have none. */
  usage(query: UsageQuery, signal?: AbortSignal): Promise<UsageRecord[]>;
  /** Single connections of lines on days that are over. Asked only for lines whose customers want them itemised. */
  connections(query: UsageQuery, signal?: AbortSignal): Promise<ConnectionRecord[]>;
  /** The line works from that moment on. */
  activate(line: LineActivation, signal?: AbortSignal): Promise<void>;
  /** The line has another plan from that moment on; its volumes come as grants. */
  changePlan(line: LineChange & { plan: LinePlan }, signal?: AbortSignal): Promise<void>;
  /** The line works with that card or profile from that moment on, and with the one before no longer. */
  changeSim(line: SimChange, signal?: AbortSignal): Promise<void>;
  /** The line does not work until it is unblocked. */
  block(line: LineChange, signal?: AbortSignal): Promise<void>;
  unblock(line: LineChange, signal?: AbortSignal): Promise<void>;
  /** The line does not reach these ranges, and reaches all others. */
  bar(line: LineBarrings, signal?: AbortSignal): Promise<void>;
  grant(grant: Grant, signal?: AbortSignal): Promise<void>;
  /** A grant that is not used up ends at that moment. */
  endGrant(end: { id: string; at: string }, signal?: AbortSignal): Promise<void>;
  esimProfile(iccid: string, signal?: AbortSignal): Promise<EsimProfile>;
  simSecrets(iccid: string, signal?: AbortSignal): Promise<SimSecrets>;
  /** One record for each technology and postal code. */
  coverage(postalCodes: readonly string[], signal?: AbortSignal): Promise<CoverageRecord[]>;
  /** What is disturbed now, and planned work of the next days. */
  disturbances(signal?: AbortSignal): Promise<Disturbance[]>;
}
