import type { ReactNode, Ref } from 'react';
import type { FormValues } from '../../../shared/form-script.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import type { ServerError } from '../../forms/state/field-errors.ts';
import type { FormHandle } from '../../forms/state/form-handle.ts';
import { useText } from '../../lib/text.ts';
import css from './wizard.module.css';

interface Props {
  /** Somebody who is not logged in proves the phone number first; undefined once that is done. */
  proof: ReactNode | undefined;
  children: ReactNode;
}

/** The last step: first the phone code, then what is still to be said. */
export function ApprovalStep({ proof, children }: Props) {
  const text = useText();
  if (proof === undefined) return <>{children}</>;
  return (
    <section className={css.proof} aria-labelledby="order-proof">
      <h2 id="order-proof" className={css.heading}>
        {text('order.page.proof.title')}
      </h2>
      <p className={css.lead}>{text('order.page.proof.lead')}</p>
      {proof}
    </section>
  );
}

interface CouponFormProps {
  code: unknown;
  onRedeem: (data: FormValues) => Promise<void>;
  serverErrors: readonly ServerError[] | undefined;
  handle: Ref<FormHandle>;
}

/** A code is looked up by its own button, since it changes the price; emptying the field takes it away. */
export function CouponForm({ code, onRedeem, serverErrors, handle }: CouponFormProps) {
  const text = useText();
  return (
    <DefinitionForm
      id="order/coupon"
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
  );
}
