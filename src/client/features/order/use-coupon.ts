import { useState } from 'react';
import type { Coupon } from '../../../shared/catalogue.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { api } from '../../lib/http.ts';

interface CouponState {
  coupon: Coupon | undefined;
  /** Looks a code up for a plan; rejects with 1101, 1102 or 1103, which the form shows at its field. */
  redeem: (data: FormValues) => Promise<void>;
}

/** The coupon that counts in the price; an empty code takes it away. */
export function useCoupon(tariffId: string | undefined): CouponState {
  const [found, setFound] = useState<{ tariffId: string; coupon: Coupon }>();
  return {
    coupon: found?.tariffId === tariffId ? found?.coupon : undefined,
    redeem: async ({ code }) => {
      setFound(undefined);
      if (typeof code !== 'string' || tariffId === undefined) return;
      const path = `/api/coupon-codes/${encodeURIComponent(code)}?tariffId=${encodeURIComponent(tariffId)}`;
      const { coupon } = await api<{ coupon: Coupon }>(path);
      setFound({ tariffId, coupon });
    },
  };
}
