import type { Coupon } from '../../../shared/api/catalogue.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { type CallPlace, call } from '../../lib/call.ts';
import { useCall } from '../../lib/use-call.ts';

interface CouponState {
  coupon: Coupon | undefined;
  /** Looks up a code for a plan; rejects with 1101, 1102 or 1103, which the form shows at its field. */
  redeem: (data: FormValues) => Promise<void>;
}

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
  return {
    coupon: data?.coupon,
    redeem: async (form) => {
      const place = placeOf(form.code, tariffId);
      if (place) await call(COUPON, place);
    },
  };
}
