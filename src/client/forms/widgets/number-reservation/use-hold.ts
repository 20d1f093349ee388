import { useCallback, useState } from 'react';
import type { PhoneNumber } from '../../../../shared/api/phone-numbers.ts';
import {
  codeOf,
  type HeldNumber,
  type NumberReservationContext,
  reservationCode,
} from './number-reservation-context.ts';

/** A number found again after a reload has less time left than its ring stands for; this much is usual. */
const USUAL_SPAN_MS = 15 * 60_000;

/** A held number with its end by the clock of this browser. */
export interface Hold extends HeldNumber {
  /** Epoch milliseconds. */
  endsAt: number;
  /** How long the whole ring stands for, in milliseconds. */
  span: number;
  /** Just chosen here, rather than found again after a reload. */
  isNew: boolean;
}

/** What has to be said: a number was taken meanwhile, the hold ran out, or something failed. */
export interface Notice {
  kind: 'taken' | 'expired' | 'failed';
  msisdn?: string;
}

/** The server's clock counts: only how far its end is from its now is used, never this browser's own time of day. */
function holdOf(held: HeldNumber, isNew: boolean): Hold {
  const left = Date.parse(held.expiresAt) - Date.parse(held.serverTime);
  return { ...held, isNew, span: Math.max(left, USUAL_SPAN_MS), endsAt: Date.now() + left };
}

/** The user's reserved number, and its possible events. `onChange` gets its id, or undefined. */
export function useHold(context: NumberReservationContext, onChange: (id: string | undefined) => void) {
  const [hold, setHold] = useState<Hold>();
  const [notice, setNotice] = useState<Notice>();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string>();

  const take = useCallback(
    (held: HeldNumber | undefined, why?: Notice, isNew = false) => {
      setHold(held && holdOf(held, isNew));
      setNotice(why);
      onChange(held?.phoneNumberId);
    },
    [onChange],
  );
  const failed = (reason: unknown, msisdn: string, id: string) => {
    if (codeOf(reason) === reservationCode.expired) return take(undefined, { kind: 'expired', msisdn });
    if (codeOf(reason) !== reservationCode.notAvailable) return setNotice({ kind: 'failed' });
    setTaken((before) => new Set(before).add(id));
    setNotice({ kind: 'taken', msisdn });
  };
  const run = async (id: string, msisdn: string, task: () => Promise<HeldNumber | undefined>) => {
    if (busy !== undefined) return;
    setBusy(id);
    await task().then(
      (held) => take(held, undefined, true),
      (reason) => failed(reason, msisdn, id),
    );
    setBusy(undefined);
  };
  return {
    hold,
    notice,
    taken,
    busy,
    take,
    reserve: ({ id, msisdn }: PhoneNumber) => run(id, msisdn, () => context.reserve(id)),
    extend: ({ phoneNumberId, msisdn }: Hold) =>
      run(phoneNumberId, msisdn, () => context.extend(phoneNumberId)),
  };
}
