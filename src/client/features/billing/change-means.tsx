import { useId, useRef, useState } from 'react';
import type { ContractMeansList, ContractMeansView } from '../../../shared/api/billing.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { Button } from '../../components/button.tsx';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Failure } from '../../components/failure.tsx';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './contract-means.module.css';

interface Props {
  contract: ContractMeansView;
  onChanged: (list: ContractMeansList) => void;
}

/** Lets the customer choose another of the kept methods for a contract, or pay by hand. */
export function ChangeMeans({ contract, onChanged }: Props) {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(contract.savedMethodId);
  const [isOpen, setIsOpen] = useState(false);
  const { busy, error, start, forget } = useChange(contract.contractId, chosen, (list) => {
    dialog.current?.close();
    onChanged(list);
  });
  const open = () => {
    setChosen(contract.savedMethodId);
    forget();
    setIsOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <Button
        look="secondary"
        aria-label={text('account.page.means.changeOf', { number: formatPhone(contract.msisdn) })}
        onClick={open}
      >
        {text('account.page.means.change')}
      </Button>
      <Dialog
        ref={dialog}
        titleId={titleId}
        title={text('account.page.means.changeTitle')}
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.dialog}>
          {isOpen ? <Methods chosen={chosen} onChoose={setChosen} /> : null}
          {error ? <Failure error={error} /> : null}
          <Button busy={busy} wide onClick={start}>
            {text('account.page.means.save')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The change of a contract's means. Unlike a button that leads away, this one can be pressed again once it is done. */
function useChange(
  contractId: string,
  savedMethodId: string | null,
  onDone: (list: ContractMeansList) => void,
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const start = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const place = { params: { id: contractId }, body: { savedMethodId } };
      onDone(await call('PUT /api/contracts/me/:id/payment-means', place));
    } catch (reason) {
      setError(asApiError(reason));
    }
    setBusy(false);
  };
  return { busy, error, start, forget: () => setError(undefined) };
}

interface MethodsProps {
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

function Methods({ chosen, onChoose }: MethodsProps) {
  const text = useText();
  const name = useId();
  const { data } = useCall('GET /api/users/me/payment-methods', {});
  const usable = (data?.paymentMethods ?? []).filter(({ isExpired }) => !isExpired);
  return (
    <fieldset className={styles.choices}>
      <legend>{text('account.page.means.question')}</legend>
      <ChoiceCards>
        {usable.map(({ id, label, method }) => (
          <ChoiceCard
            key={id}
            type="radio"
            id={`${name}-${id}`}
            name={name}
            value={id}
            title={label}
            {...(label === text(`order.page.method.${method}`)
              ? {}
              : { description: text(`order.page.method.${method}`) })}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
        ))}
        <ChoiceCard
          type="radio"
          id={`${name}-none`}
          name={name}
          value=""
          title={text('account.page.means.byHand')}
          description={text('account.page.means.byHandNote')}
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
      </ChoiceCards>
    </fieldset>
  );
}
