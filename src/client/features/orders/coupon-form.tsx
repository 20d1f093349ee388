import { IconCheck } from '@tabler/icons-react';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PriceLine } from '../../../shared/api/price.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { formatCents } from '../../../shared/money.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { Button } from '../../components/button.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import type { ServerError } from '../../forms/state/field-errors.ts';
import type { FormHandle } from '../../forms/state/form-handle.ts';
import { useText } from '../../lib/text.ts';
import css from './coupon-form.module.css';

interface Props {
  code: unknown;
  order: OrderInProgress;
  /** The saving in the price; undefined while no coupon is redeemed. */
  saving: PriceLine | undefined;
  onRedeem: (data: FormValues) => Promise<void>;
  serverErrors: readonly ServerError[] | undefined;
  handle: Ref<FormHandle>;
}

/**
 * Folded until it is wanted, because most have no code. Its own button looks up the code, because the code changes the
 * price; an empty field removes it.
 */
export function CouponForm({ code, order, saving, onRedeem, serverErrors, handle }: Props) {
  const text = useText();
  const form = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || code !== undefined || (serverErrors ?? []).length > 0;
  const open = () => {
    flushSync(() => setWanted(true));
    form.current?.querySelector('input')?.focus();
  };
  return (
    <div className={css.coupon}>
      {isOpen ? null : (
        <p>
          <Button look="quiet" onClick={open}>
            {text('order.page.haveCoupon')}
          </Button>
        </p>
      )}
      <div ref={form} hidden={!isOpen}>
        <DefinitionForm
          id="order/coupon"
          order={order}
          initialData={typeof code === 'string' ? { code } : undefined}
          onSubmit={onRedeem}
          onChange={(_data, { value }) => {
            if (code !== undefined && value.code === undefined) void onRedeem({});
          }}
          serverErrors={serverErrors}
          ref={handle}
          submitLabel={text('order.page.redeem')}
          submitLook="secondary"
          submitBeside
        />
      </div>
      {/* On a phone the price is far below. */}
      <p className={css.saving} role="status">
        {saving ? (
          <>
            <IconCheck size={20} aria-hidden="true" />
            <span>
              {text('order.page.redeemed', {
                code: saving.args.code ?? '',
                price: formatCents(saving.cents),
                kind: saving.kind,
              })}
            </span>
          </>
        ) : null}
      </p>
    </div>
  );
}
