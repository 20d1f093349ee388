import type { ReplacingCard, SimView } from '../../../shared/api/sims.ts';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { formatCents } from '../../../shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Message } from '../../components/message.tsx';
import { call } from '../../lib/call.ts';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './sims.module.css';
import { SwitchOnCard } from './switch-on-card.tsx';

interface Props {
  sim: SimView;
  /** When the eSIM begins, or the card is sent. */
  from: string;
  onChange: (sim: SimView) => void;
}

/** What takes the place of a SIM, how far it is, and the way to cancel it. */
export function ReplacementUnderWay({ sim: { contractId: id, card }, from, onChange }: Props) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => {
    const { sim } = await call('DELETE /api/sims/me/:id/replacement', { params: { id } });
    onChange(sim);
    notify({ kind: 'success', key: 'sims.page.replace.cancelled' });
  });
  return (
    <div className={styles.part}>
      {card ? <CardState card={card} from={from} /> : <EsimState from={from} />}
      {card?.parcel ? <SwitchOnCard contractId={id} onChange={onChange} /> : null}
      <div className={styles.actions}>
        <Button look="secondary" busy={busy} onClick={start}>
          {text('sims.page.replace.cancel')}
        </Button>
      </div>
      {error ? <Failure error={error} /> : null}
    </div>
  );
}

function EsimState({ from }: Pick<Props, 'from'>) {
  const text = useText();
  const { day, time } = berlinMoment(new Date(from));
  return (
    <Message kind="info" title={text('sims.page.replace.from', { day, time: time.slice(0, 5) })}>
      <p>{text('sims.page.replace.fromText')}</p>
    </Message>
  );
}

const states = {
  ordered: 'sims.page.replace.cardPacked',
  packed: 'sims.page.replace.cardPacked',
  handedOver: 'sims.page.replace.cardSent',
  delivered: 'sims.page.replace.cardThere',
} as const;

function CardState({
  card: { priceCents, parcel, trackingNumber },
  from,
}: {
  card: ReplacingCard;
  from: string;
}) {
  const text = useText();
  const { day, time } = berlinMoment(new Date(from));
  const title = parcel
    ? text(states[parcel])
    : text('sims.page.replace.cardFrom', { day, time: time.slice(0, 5) });
  return (
    <Message kind="info" title={title}>
      <p>{text('sims.page.replace.cardText')}</p>
      <p>
        {priceCents > 0
          ? text('sims.page.replace.cardPrice', { price: formatCents(priceCents) })
          : text('sims.page.replace.cardFree')}
      </p>
      {trackingNumber ? <p>{text('sims.page.replace.tracking', { tracking: trackingNumber })}</p> : null}
    </Message>
  );
}
