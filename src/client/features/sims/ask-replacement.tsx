import { IconReplace } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import card from '../../../../teams/content/replacement-card.json' with { type: 'json' };
import type { CodeSent } from '../../../shared/api/customers.ts';
import type { SimView } from '../../../shared/api/sims.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { formatCents } from '../../../shared/money.ts';
import { Dialog } from '../../components/dialog.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { ListRow, ListRows } from '../../components/list-row.tsx';
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

/** The row, and the dialogue with what a new SIM costs before the form. */
export function AskReplacement({ sim: { contractId: id }, proof, onChange }: Props) {
  const text = useText();
  const { street, houseNumber, city } = useUser();
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
  const prices = [
    { id: 'esim', term: text('sims.page.kind.esim'), value: text('sims.page.replace.free') },
    { id: 'card', term: text('sims.page.replace.card'), value: formatCents(card.cents) },
    { id: 'to', term: text('sims.page.replace.to'), value: `${street} ${houseNumber}, ${city}` },
  ];
  return (
    <div>
      <ListRows label={text('sims.page.replace.title')}>
        <ListRow
          icon={<IconReplace size={24} aria-hidden="true" />}
          title={text('sims.page.replace.open')}
          note={text('sims.page.replace.lead')}
          onPress={open}
        />
      </ListRows>
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
          <FactList look="sums" facts={prices} />
          {isOpen ? proof(parts) : null}
          <p className={styles.hint}>{text('sims.page.replace.text')}</p>
        </div>
      </Dialog>
    </div>
  );
}
