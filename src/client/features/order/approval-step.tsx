import type { ReactNode } from 'react';
import { DefinitionForm } from '../../forms/definition-form.tsx';
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

/** A code is looked up by its own button, since it changes the price. */
export function CouponForm({
  code,
  onRedeem,
}: {
  code: unknown;
  onRedeem: Parameters<typeof DefinitionForm>[0]['onSubmit'];
}) {
  const text = useText();
  return (
    <DefinitionForm
      id="order/coupon"
      initialData={typeof code === 'string' ? { code } : undefined}
      onSubmit={onRedeem}
      submitLabel={text('order.page.redeem')}
      submitLook="secondary"
    />
  );
}
