import { type ReactNode, useId, useRef, useState } from 'react';
import type { CodeSent } from '../../../shared/api/customers.ts';
import type { SimView } from '../../../shared/api/sims.ts';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Failure } from '../../components/failure.tsx';
import { Message } from '../../components/message.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/call.ts';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './sims.module.css';

/** Draws the form of a proof, which belongs to the customer's account. */
export type ProofPart = (calls: {
  sendCode: () => Promise<CodeSent>;
  prove: (proof: FormValues, headers: Record<string, string>) => Promise<void>;
}) => ReactNode;

interface Props {
  sim: SimView;
  proof: ProofPart;
  onChange: (sim: SimView) => void;
}

/** An eSIM in the place of a SIM: asked for with a proof of its own, then a time in which it can be cancelled. */
export function ReplaceSim({ sim, proof, onChange }: Props) {
  const text = useText();
  return (
    <Section size="part" title={text('sims.page.replace.title')} lead={text('sims.page.replace.lead')}>
      {sim.replacedFrom ? (
        <UnderWay sim={sim} from={sim.replacedFrom} onChange={onChange} />
      ) : (
        <Ask sim={sim} proof={proof} onChange={onChange} />
      )}
    </Section>
  );
}

function Ask({ sim: { contractId: id }, proof, onChange }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const calls = {
    sendCode: () => call('POST /api/sims/me/:id/replacement/generate-otp', { params: { id } }),
    prove: async (body: FormValues, headers: Record<string, string>) => {
      const { sim } = await call('POST /api/sims/me/:id/replacement', { params: { id }, body, headers });
      dialog.current?.close();
      setSent(sim.replacedFrom === null);
      onChange(sim);
    },
  };
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
          <p>{text('sims.page.replace.text')}</p>
          {isOpen ? proof(calls) : null}
        </div>
      </Dialog>
    </div>
  );
}

interface UnderWayProps {
  sim: SimView;
  from: string;
  onChange: (sim: SimView) => void;
}

function UnderWay({ sim: { contractId: id }, from, onChange }: UnderWayProps) {
  const text = useText();
  const { day, time } = berlinMoment(new Date(from));
  const { busy, error, start } = useAttempt(async () => {
    const { sim } = await call('DELETE /api/sims/me/:id/replacement', { params: { id } });
    onChange(sim);
    notify({ kind: 'success', key: 'sims.page.replace.cancelled' });
  });
  return (
    <div className={styles.part}>
      <Message kind="info" title={text('sims.page.replace.from', { day, time: time.slice(0, 5) })}>
        <p>{text('sims.page.replace.fromText')}</p>
      </Message>
      <div className={styles.actions}>
        <Button look="secondary" busy={busy} onClick={start}>
          {text('sims.page.replace.cancel')}
        </Button>
      </div>
      {error ? <Failure error={error} /> : null}
    </div>
  );
}
