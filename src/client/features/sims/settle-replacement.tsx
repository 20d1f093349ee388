import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import type { SimType } from '../../../shared/enums.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Message } from '../../components/message.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { AskedReplacement, NotMe } from './asked-replacement.tsx';
import styles from './sims.module.css';
import { useAsked } from './use-asked.ts';

/** One press decides: programs that only open the links of a mail change nothing. */
export function SettleReplacement() {
  const [search] = useSearchParams();
  const cancel = search.get('cancel');
  return cancel === null ? <Confirm token={search.get('confirm') ?? ''} /> : <Cancel token={cancel} />;
}

function Confirm({ token }: { token: string }) {
  const text = useText();
  const { asked, error } = useAsked(token);
  const [confirmed, setConfirmed] = useState<{ replacedFrom: string; kind: SimType }>();
  const attempt = useAttempt(async () => {
    const body = { token };
    setConfirmed(await call('POST /api/sims/replacement/confirm', { body, anonymous: true }));
  });
  const { day, time } = berlinMoment(new Date(confirmed?.replacedFrom ?? 0));
  const word = confirmed?.kind === 'physical' ? 'confirmedCard' : 'confirmed';
  if (error) return <Failure error={error} />;
  if (!asked) return <Skeleton height={360} />;
  return (
    <>
      <AskedReplacement asked={asked} />
      <Settle
        {...attempt}
        action={text('sims.page.settle.confirm')}
        done={confirmed && text(`sims.page.settle.${word}`, { day, time: time.slice(0, 5) })}
      />
      {confirmed ? null : <NotMe />}
    </>
  );
}

function Cancel({ token }: { token: string }) {
  const text = useText();
  const [isDone, setDone] = useState(false);
  const attempt = useAttempt(async () => {
    await call('POST /api/sims/replacement/cancel', { body: { token }, anonymous: true });
    setDone(true);
  });
  return (
    <Settle
      {...attempt}
      action={text('sims.page.settle.cancel')}
      done={isDone ? text('sims.page.settle.cancelled') : undefined}
    />
  );
}

interface Props extends ReturnType<typeof useAttempt> {
  action: string;
  /** What has happened. */
  done: string | undefined;
}

function Settle({ action, done, busy, error, start }: Props) {
  return (
    <div className={styles.part}>
      <div role="status">{done ? <Message kind="success" title={done} /> : null}</div>
      {done ? null : (
        <Button wide busy={busy} onClick={start}>
          {action}
        </Button>
      )}
      {error ? <Failure error={error} /> : null}
    </div>
  );
}
