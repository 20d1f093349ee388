import {
  IconArrowsExchange,
  IconBallFootball,
  IconClock,
  IconCreditCard,
  IconDeviceMobile,
  IconPackage,
  IconReceiptEuro,
} from '@tabler/icons-react';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Spelled } from '../../components/spelled.tsx';
import { useText } from '../../lib/text.ts';
import { CardArrived } from './card-arrived.tsx';
import type { NextAction } from './next-action.ts';
import styles from './next-card.module.css';
import { figureOf, sentence, titleValues, wordsOf } from './next-words.ts';
import { PayBillButton } from './pay-bill-button.tsx';
import { PayButton } from './pay-button.tsx';
import { versionFor } from './payment-state.ts';

const icons = {
  pay: IconCreditCard,
  checking: IconClock,
  bills: IconReceiptEuro,
  portingRefused: IconArrowsExchange,
  porting: IconArrowsExchange,
  installEsim: IconDeviceMobile,
  card: IconPackage,
  awaitCard: IconPackage,
  delivery: IconPackage,
  waiting: IconClock,
  debit: IconReceiptEuro,
  nothing: IconBallFootball,
};

interface Props {
  action: NextAction;
  /** Something has changed: read it again. */
  onChange: () => void;
}

/** The next action or event: one card with one button. */
export function NextCard({ action, onChange }: Props) {
  const text = useText();
  const Icon = icons[action.kind];
  const titleKey = wordsOf(action);
  const isLate = action.kind === 'bills' && action.late;
  const figure = figureOf(action);
  return (
    <Card as="section" tone={isLate ? 'negative' : 'tint'} pattern={!isLate} labelledBy="next-action">
      <Icon className={styles.icon} data-late={isLate} size={40} aria-hidden="true" />
      <h2 id="next-action" className={styles.title}>
        <Spelled>{text(`dashboard.next.${titleKey}.title`, titleValues(action))}</Spelled>
      </h2>
      {figure ? (
        <p className={styles.figure} data-late={isLate}>
          {figure}
        </p>
      ) : null}
      <p className={styles.text}>{sentence(text, action, titleKey)}</p>
      <div className={styles.action}>
        <ActionControl action={action} onChange={onChange} />
      </div>
    </Card>
  );
}

function ActionControl({ action, onChange }: Props) {
  const text = useText();
  if (action.kind === 'card') return <CardArrived order={action.order} onChange={onChange} />;
  if (action.kind === 'pay')
    return (
      <PayButton
        orderId={action.order.id}
        version={versionFor(action.order.payment?.method)}
        again={action.failed}
      />
    );
  if (action.kind === 'bills' && action.payId)
    return <PayBillButton id={action.payId} openCents={action.openCents} />;
  if (action.kind === 'bills' || action.kind === 'debit')
    return (
      <ButtonLink to="/dashboard/bills" look={action.kind === 'bills' ? 'primary' : 'secondary'}>
        {text('dashboard.next.bills.action', { count: 'count' in action ? action.count : 1 })}
      </ButtonLink>
    );
  if (action.kind === 'portingRefused')
    return (
      <ButtonLink to="/dashboard/account/overview">{text('dashboard.next.portingRefused.action')}</ButtonLink>
    );
  if (action.kind === 'installEsim')
    return (
      <ButtonLink to={`/dashboard/esim?contract=${action.contract.id}`}>
        {text('dashboard.next.installEsim.action')}
      </ButtonLink>
    );
  if (action.kind === 'nothing')
    return (
      <ButtonLink to="/tarife" look="secondary">
        {text('dashboard.next.nothing.action')}
      </ButtonLink>
    );
  return null;
}
