import { useRef } from 'react';
import type { Coupon } from '../../../shared/api/catalogue.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { asApiError } from '../../lib/api-error.ts';
import { type CallPlace, call } from '../../lib/call.ts';
import { useCall } from '../../lib/use-call.ts';

interface CouponState {
  coupon: Coupon | undefined;
  /** Looks up a code for a plan; rejects with 1101, 1102 or 1103, which the form shows at its field. */
  redeem: (data: FormValues) => Promise<void>;
  /** Whether this code was looked up last and refused. */
  isRefused: (code: unknown) => boolean;
}

/** Of another type of plan, impossible, unknown. */
const REFUSALS = [1101, 1102, 1103];
const COUPON = 'GET /api/coupon-codes/:code';

function placeOf(code: unknown, tariffId: string | undefined): CallPlace<typeof COUPON> | null {
  if (typeof code !== 'string' || tariffId === undefined) return null;
  return { params: { code }, query: { tariffId } };
}

/**
 * The draft's coupon as it counts in the price, also after a reload or with another plan; a coupon that does not fit
 * counts as none.
 */
export function useCoupon(tariffId: string | undefined, code: unknown): CouponState {
  const { data } = useCall(COUPON, placeOf(code, tariffId));
  const refused = useRef<unknown>(undefined);
  return {
    coupon: data?.coupon,
    redeem: async (form) => {
      const place = placeOf(form.code, tariffId);
      if (!place) return;
      await call(COUPON, place).catch((reason) => {
        if (REFUSALS.includes(asApiError(reason).referenceCode)) refused.current = form.code;
        throw reason;
      });
    },
    isRefused: (typed) => typed !== undefined && typed === refused.current,
  };
}
