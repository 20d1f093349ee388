import type { ChangesView } from '../../../shared/api/changes.ts';
import { formatCents } from '../../../shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Message } from '../../components/message.tsx';
import { call } from '../../lib/call.ts';
import { formatDay } from '../../lib/format-day.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';

interface Props {
  contractId: string;
  planned: NonNullable<ChangesView['planned']>;
  onDone: () => void;
}

/** The change that is ordered, and the way back until it begins. */
export function PlannedChange({ contractId, planned, onDone }: Props) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => {
    await call('DELETE /api/tariffs/me/changes', { query: { contractId } });
    onDone();
  });
  const { tariffName: tariff, startsOn, monthlyCents, minimumEndsOn } = planned;
  const values = {
    tariff,
    day: formatDay(startsOn),
    monthly: formatCents(monthlyCents),
    end: formatDay(minimumEndsOn),
  };
  return (
    <Message kind="success" title={text('contract.page.change.planned', values)}>
      <p>{text('contract.page.change.plannedText', values)}</p>
      {error ? <Failure error={error} /> : null}
      <Button look="secondary" busy={busy} onClick={start}>
        {text('contract.page.change.revoke')}
      </Button>
    </Message>
  );
}
