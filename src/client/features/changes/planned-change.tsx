import { useEffect, useRef } from 'react';
import type { ChangesView } from '../../../shared/api/changes.ts';
import { addDays } from '../../../shared/calendar.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { AnswerList } from '../../components/answer-list.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { Failure } from '../../components/failure.tsx';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { ChangeTable } from './change-table.tsx';
import styles from './changes.module.css';

interface Props {
  changes: ChangesView;
  planned: NonNullable<ChangesView['planned']>;
  /** It has just been ordered: the form is gone, so the focus comes here. */
  isNew: boolean;
  onRevoked: () => void;
  /** Absent while the form for another one is open. */
  onOther: (() => void) | undefined;
}

/** The change that is ordered: what is other than today, and the way back until it begins. */
export function PlannedChange({ changes, planned, isNew, onRevoked, onOther }: Props) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  const { busy, error, start } = useAttempt(async () => {
    await call('DELETE /api/tariffs/me/changes', { query: { contractId: changes.contractId } });
    onRevoked();
  });
  const { tariffId, tariffName, monthlyCents, startsOn } = planned;
  const dataGb = changes.offers.find(({ tariff }) => tariff.id === tariffId)?.tariff.dataGb;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Card as="section" tone="tint" pattern labelledBy="planned-change">
        <p className={styles.kicker}>{text(`contract.page.change.${isNew ? 'ordered' : 'agreed'}`)}</p>
        <h2 id="planned-change" className={styles.planned} lang="de">
          {tariffName}
        </h2>
        <ChangeTable changes={changes} next={{ tariffName, dataGb, monthlyCents }} from={startsOn} />
        {isNew ? <p role="status">{text('contract.page.change.mailed')}</p> : null}
        <FactList facts={usePlannedFacts(planned)} />
        <AnswerList answers={planned.answers} />
        {error ? <Failure error={error} /> : null}
        <div className={styles.ways}>
          {onOther ? (
            <Button look="secondary" onClick={onOther}>
              {text('contract.page.change.other')}
            </Button>
          ) : null}
          <Button look="secondary" busy={busy} onClick={start}>
            {text('contract.page.change.revoke')}
          </Button>
        </div>
      </Card>
    </div>
  );
}

function usePlannedFacts({ startsOn, minimumEndsOn }: Props['planned']) {
  const text = useText();
  const fact = (id: 'planned' | 'plannedTerm' | 'revocable', day: string) => ({
    id,
    term: text(`contract.page.change.${id}`),
    value: germanDay(day),
  });
  return [
    fact('planned', startsOn),
    fact('plannedTerm', minimumEndsOn),
    fact('revocable', addDays(startsOn, -1)),
  ];
}
