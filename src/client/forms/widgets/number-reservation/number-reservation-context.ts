import type { NumberPattern } from '../../../../shared/enums.ts';

/** General numbers are free; VIP numbers have a class and may have a price. */
export type NumberKind = 'general' | 'vip';

/** Classes of VIP numbers, in the order of their chips. */
export const numberClasses = ['Team', 'City', 'BirthDate', 'Repeat', 'ImportantDate'] as const;
export type NumberClass = (typeof numberClasses)[number] | 'None';

export interface OfferedNumber {
  id: string;
  /** E.164. */
  msisdn: string;
  kind: NumberKind;
  class: NumberClass;
  priceCents: number;
}

/** A number held for this person. Times are ISO 8601 of the server's clock. */
export interface HeldNumber {
  phoneNumberId: string;
  msisdn: string;
  kind: NumberKind;
  class: NumberClass;
  priceCents: number;
  expiresAt: string;
  serverTime: string;
  extensionsLeft: number;
  /** How long before the end somebody is warned. */
  warnSeconds: number;
}

export interface NumberQuery {
  kind: NumberKind;
  /** Of VIP numbers; all classes when absent. */
  class?: NumberClass;
  pattern?: NumberPattern;
  /** Digits that the number contains. */
  q?: string;
}

export interface NumberList {
  numbers: OfferedNumber[];
  held: HeldNumber[];
}

/**
 * What the `numberReservation` widget needs of its page, given as `context={{ numberReservation }}`: the calls of
 * /api/phone-registries. Each rejects with an error that has the API's `referenceCode` (see below).
 * Keep the object's identity stable, since a new one loads the board again.
 */
export interface NumberReservationContext {
  list: (query: NumberQuery) => Promise<NumberList>;
  /** Holds a number; what the person held before of the same kind is given back. 1104: somebody else has it. */
  reserve: (phoneNumberId: string) => Promise<HeldNumber>;
  /** 1105: too late, the hold has expired. */
  extend: (phoneNumberId: string) => Promise<HeldNumber>;
  release: (phoneNumberId: string) => Promise<void>;
}

/** Codes of the error catalogue that the widget answers itself. */
export const reservationCode = { notAvailable: 1104, expired: 1105 } as const;

/** The API's code of a rejection, if it has one. */
export function codeOf(reason: unknown): number | undefined {
  const isCoded = typeof reason === 'object' && reason !== null && 'referenceCode' in reason;
  return isCoded && typeof reason.referenceCode === 'number' ? reason.referenceCode : undefined;
}

function isReservationContext(value: unknown): value is NumberReservationContext {
  return typeof value === 'object' && value !== null && 'list' in value && 'reserve' in value;
}

export function reservationContextOf(context: Record<string, unknown>): NumberReservationContext {
  if (isReservationContext(context.numberReservation)) return context.numberReservation;
  throw new Error('The numberReservation widget needs context={{ numberReservation }}.');
}
