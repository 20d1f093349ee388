import { type ReactNode, useId, useRef, useState } from 'react';
import card from '../../../../teams/content/replacement-card.json' with { type: 'json' };
import type { CodeSent } from '../../../shared/api/customers.ts';
import type { SimView } from '../../../shared/api/sims.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { formatCents } from '../../../shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Message } from '../../components/message.tsx';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/user.ts';
import styles from './sims.module.css';

/** Draws the form of a replacement with its proof, which belongs to the customer's account. */
export type ProofPart = (parts: {
  sendCode: () => Promise<CodeSent>;
  prove: (proof: FormValues, headers: Record<string, string>) => Promise<void>;
  submitLabel: (chosen: FormValues) => string | undefined;
}) => ReactNode;

interface Props {
  sim: SimView;
  proof: ProofPart;
  onChange: (sim: SimView) => void;
}

/** The button, and the dialogue with what a new SIM costs before the form. */
export function AskReplacement({ sim: { contractId: id }, proof, onChange }: Props) {
  const text = useText();
  const { street, houseNumber, postalCode, city } = useUser();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const parts = {
    sendCode: () => call('POST /api/sims/me/:id/replacement/generate-otp', { params: { id } }),
    prove: async (body: FormValues, headers: Record<string, string>) => {
      const { sim } = await call('POST /api/sims/me/:id/replacement', { params: { id }, body, headers });
      dialog.current?.close();
      setSent(sim.replacedFrom === null);
      onChange(sim);
    },
    // § 312j (3) BGB: who orders what costs something is told so by the button.
    submitLabel: ({ kind, isDefective }: FormValues) =>
      kind === 'physical' && isDefective !== true ? text('sims.page.replace.order') : undefined,
  };
  const price = formatCents(card.cents);
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <Button look="secondary" onClick={open}>
          {text('sims.page.replace.open')}
        </Button>
      </div>
      <div role="status">
        {isSent ? (
          <Message kind="success" title={text('sims.page.replace.sent')}>
            <p>{text('sims.page.replace.sentText')}</p>
          </Message>
        ) : null}
      </div>
      <Dialog
        ref={dialog}
        titleId={titleId}
        title={text('sims.page.replace.dialog')}
        onClose={() => setOpen(false)}
      >
        <div className={styles.dialog}>
          <p>{text('sims.page.replace.price', { price })}</p>
          <p>{text('sims.page.replace.text')}</p>
          <p>
            {text('sims.page.replace.address', {
              address: `${street} ${houseNumber}, ${postalCode} ${city}`,
            })}
          </p>
          {isOpen ? proof(parts) : null}
        </div>
      </Dialog>
    </div>
  );
}
