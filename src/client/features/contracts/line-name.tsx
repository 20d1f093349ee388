import { useId, useRef, useState } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { notify } from '../../lib/notices.ts';
import { goesOn } from '../../lib/own-lines.ts';
import { useText } from '../../lib/text.ts';

interface Props {
  contract: ContractView;
  onChange: () => void;
}

/** What the customer calls a line; nothing for one that has ended. */
export function LineName({ contract, onChange }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The form comes with the dialogue: a page of many lines loads it when it is wanted.
  const [isOpen, setOpen] = useState(false);
  const { id, msisdn, lineName } = contract;
  if (!goesOn(contract)) return null;
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const number = formatPhone(msisdn);
  const label = text(`contract.page.line.${lineName ? 'rename' : 'name'}`);
  return (
    <>
      <p>
        <Button look="quiet" aria-label={text('contract.page.line.nameOf', { label, number })} onClick={open}>
          {label}
        </Button>
      </p>
      <Dialog
        ref={dialog}
        titleId={titleId}
        title={text('contract.page.line.nameTitle', { number })}
        onClose={() => setOpen(false)}
      >
        {isOpen ? (
          <DefinitionForm
            id="contract/line-name"
            initialData={lineName ? { lineName } : undefined}
            onSubmit={async (data, { version }) => {
              const headers = formHeaders(version);
              await call('PUT /api/contracts/me/:id/line-name', { params: { id }, body: data, headers });
              dialog.current?.close();
              onChange();
              notify({ kind: 'success', key: 'contract.page.line.named' });
            }}
          />
        ) : null}
      </Dialog>
    </>
  );
}
