import type { Coupon } from '../../../shared/catalogue.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { api } from '../../lib/http.ts';
import { useApi } from '../../lib/use-call.ts';

interface CouponState {
  coupon: Coupon | undefined;
  /** Looks a code up for a plan; rejects with 1101, 1102 or 1103, which the form shows at its field. */
  redeem: (data: FormValues) => Promise<void>;
}

function pathOf(code: unknown, tariffId: string | undefined): string | null {
  if (typeof code !== 'string' || tariffId === undefined) return null;
  return `/api/coupon-codes/${encodeURIComponent(code)}?tariffId=${encodeURIComponent(tariffId)}`;
}

/** The draft's coupon as it counts in the price, also after a reload or with another plan; one that does not fit counts as none. */
export function useCoupon(tariffId: string | undefined, code: unknown): CouponState {
  const { data } = useApi<{ coupon: Coupon }>(pathOf(code, tariffId));
  return {
    coupon: data?.coupon,
    redeem: async (form) => {
      const path = pathOf(form.code, tariffId);
      if (path) await api(path);
    },
  };
}
