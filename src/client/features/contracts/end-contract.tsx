import { IconArrowBackUp, IconArrowsExchange, IconDoorExit } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import type { ReceiptView } from '../../../shared/api/declarations.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Failure } from '../../components/failure.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './own-contract.module.css';
import type { Right } from './rights.ts';

const operations = {
  cancel: 'POST /api/contracts/me/:id/cancellation',
  withdraw: 'POST /api/contracts/me/:id/withdrawal',
} as const;

interface Props {
  contract: ContractView;
  onDone: (receipt: ReceiptView) => void;
}

/** The way to another tariff, then the two ways to end a contract; each needs one press to open and one to confirm. */
export function EndContract({ contract, onDone }: Props) {
  const text = useText();
  const canCancel = contract.endedOn === null;
  const canWithdraw = contract.withdrawableUntil !== null;
  return (
    <>
      {contract.state === 'active' && canCancel ? (
        <ListRow
          icon={<IconArrowsExchange size={24} aria-hidden="true" />}
          to={`/dashboard/tariff?contract=${contract.id}`}
          title={text('contract.page.own.change')}
        />
      ) : null}
      {canCancel ? <EndRow right="cancel" contract={contract} onDone={onDone} /> : null}
      {canWithdraw ? <EndRow right="withdraw" contract={contract} onDone={onDone} /> : null}
    </>
  );
}

const icons = { cancel: IconDoorExit, withdraw: IconArrowBackUp };

function EndRow({ right, contract, onDone }: Props & { right: Right }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { busy, error, start } = useAttempt(async () => {
    const { receipt } = await call(operations[right], { params: { id: contract.id }, body: {} });
    dialog.current?.close();
    onDone(receipt);
  });
  const words = { number: contract.number, day: germanDay(contract.earliestEndOn) };
  const Icon = icons[right];
  return (
    <ListRow
      tone="quiet"
      icon={<Icon size={24} aria-hidden="true" />}
      title={text(`contract.page.${right}.title`)}
      note={right === 'cancel' ? text('contract.page.own.earliestEnd', words) : null}
      onPress={() => dialog.current?.showModal()}
      after={
        <Dialog ref={dialog} titleId={titleId} title={text(`contract.page.${right}.title`)}>
          <div className={styles.dialog}>
            <p className={styles.line}>{lineInWords(contract)}</p>
            <p>{text(`contract.page.own.${right}`, words)}</p>
            {error ? <Failure error={error} /> : null}
            <Button look="negative" busy={busy} wide onClick={start}>
              {text(`contract.page.${right}.confirm`)}
            </Button>
            <Button look="secondary" wide onClick={() => dialog.current?.close()}>
              {text(`contract.page.own.${right}Not`)}
            </Button>
          </div>
        </Dialog>
      }
    />
  );
}
