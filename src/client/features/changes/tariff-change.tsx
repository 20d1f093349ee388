import { useState } from 'react';
import type { ChangesView } from '../../../shared/api/changes.ts';
import type { ContractView } from '../../../shared/api/contracts.ts';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { LineChoice } from '../../components/line-choice.tsx';
import { Message } from '../../components/message.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { useChosenLine } from '../../lib/use-chosen-line.ts';
import { ChangeForm } from './change-form.tsx';
import styles from './changes.module.css';
import { CurrentTariff } from './current-tariff.tsx';
import { PlannedChange } from './planned-change.tsx';

const noContract = 1023;

/** Lines whose tariff can change: those that run and are not cancelled. */
const canChange = ({ state, endedOn }: ContractView) => state === 'active' && endedOn === null;

/** Another tariff for a line of the customer; of several lines the customer chooses one. */
export function TariffChange() {
  const text = useText();
  const { isKnown, mustChoose, lines, chosen, choose } = useChosenLine(canChange);
  if (!isKnown) return <Skeleton height={420} />;
  return (
    <div className={styles.page}>
      {lines.length > 1 ? (
        <LineChoice
          title={text('contract.page.change.choose')}
          lines={lines}
          chosen={chosen}
          onChoose={choose}
        />
      ) : null}
      {mustChoose ? null : <ChangeOf key={chosen} contractId={chosen} />}
    </div>
  );
}

/** What is planned for a line, and the form to order another tariff. */
function ChangeOf({ contractId }: { contractId: string | undefined }) {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/tariffs/me/changes', {
    query: contractId ? { contractId } : {},
  });
  if (error?.referenceCode === noContract)
    return <Empty title={text('contract.page.change.none')} text={text('contract.page.change.noneText')} />;
  if (error && !data) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Skeleton height={420} />;
  return <Changes changes={data} onChanged={retry} />;
}

/** What the customer has done on this page. */
type Done = 'ordered' | 'revoked';

function Changes({ changes, onChanged }: { changes: ChangesView; onChanged: () => void }) {
  const text = useText();
  const [done, setDone] = useState<Done>();
  const [wantsOther, setWantsOther] = useState(false);
  const { planned, offers, tariffName } = changes;
  const end = (how: Done) => {
    setDone(how);
    setWantsOther(false);
    onChanged();
  };
  const isOffered = offers.some(({ refusal }) => refusal === null);
  const isFormOpen = isOffered && (wantsOther || !planned);
  const today = <CurrentTariff changes={changes} />;
  return (
    <div className={styles.columns} data-form={isFormOpen}>
      <div className={styles.state}>
        {planned ? (
          <PlannedChange
            key={planned.tariffId}
            changes={changes}
            planned={planned}
            isNew={done === 'ordered'}
            onRevoked={() => end('revoked')}
            onOther={isOffered && !wantsOther ? () => setWantsOther(true) : undefined}
          />
        ) : null}
        {done === 'revoked' && !planned ? (
          <Message kind="success" live title={text('contract.page.change.revoked')}>
            <p>{text('contract.page.change.revokedText', { tariff: tariffName })}</p>
          </Message>
        ) : null}
        {isFormOpen || !planned ? today : null}
      </div>
      {isFormOpen ? (
        <ChangeForm key={planned?.tariffId} changes={changes} onDone={() => end('ordered')} />
      ) : null}
      {!isFormOpen && planned ? <div className={styles.state}>{today}</div> : null}
    </div>
  );
}
