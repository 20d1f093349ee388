import type { Api } from '../../../../shared/api/api.ts';
import type { QueryOf } from '../../../../shared/api/operation.ts';
import type { PhoneNumber, Reservation } from '../../../../shared/api/phone-numbers.ts';
import type { PhoneNumberKind } from '../../../../shared/enums.ts';

/** Classes of VIP numbers, in the order of their chips. */
export const numberClasses = ['Team', 'City', 'BirthDate', 'Repeat', 'ImportantDate'] as const;

/** A number held for this person. */
export type HeldNumber = Omit<Reservation, 'id'>;

/** All classes when `class` is absent. */
export type NumberQuery = QueryOf<Api['GET /api/phone-registries']> & { kind: PhoneNumberKind };

export interface NumberList {
  numbers: PhoneNumber[];
  held: HeldNumber[];
}

/**
 * What the `numberReservation` widget needs of its page, given as `context={{ numberReservation }}`: the calls of
 * /api/phone-registries. Each rejects with an error that has the API's `referenceCode` (see below).
 * Keep the object's identity stable, since a new one loads the board again.
 */
export interface NumberReservationContext {
  list: (query: NumberQuery) => Promise<NumberList>;
  /** Reserves a number and releases the user's earlier one of the same kind. 1104: another customer has it. */
  reserve: (phoneNumberId: string) => Promise<HeldNumber>;
  /** 1105: too late, the hold has expired. */
  extend: (phoneNumberId: string) => Promise<HeldNumber>;
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
