import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import css from './wizard.module.css';

interface Props {
  /** The phone proof, which guests need first; undefined once it is done. */
  proof: ReactNode | undefined;
  children: ReactNode;
}

/** The last step: first the phone code, then the remaining forms. */
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
