import {
  IconArrowsExchange,
  IconBallFootball,
  IconClock,
  IconCreditCard,
  IconDeviceMobile,
  IconPackage,
  IconReceiptEuro,
} from '@tabler/icons-react';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { type Text, useText } from '../../lib/text.ts';
import { CardArrived } from './card-arrived.tsx';
import type { NextAction } from './next-action.ts';
import styles from './next-card.module.css';
import { PayButton } from './pay-button.tsx';
import { versionFor } from './payment-state.ts';
import { portingSentence } from './porting-sentence.ts';

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
  return (
    <Card as="section" tone="tint" pattern labelledBy="next-action">
      <Icon className={styles.icon} size={40} aria-hidden="true" />
      <h2 id="next-action" className={styles.title}>
        {text(`dashboard.next.${titleKey}.title`, { count: 'count' in action ? action.count : 0 })}
      </h2>
      <p className={styles.text}>{sentence(text, action, titleKey)}</p>
      <div className={styles.action}>
        <ActionControl action={action} onChange={onChange} />
      </div>
    </Card>
  );
}

function wordsOf(action: NextAction): string {
  if (action.kind === 'pay' && action.failed) return 'payAgain';
  if (action.kind === 'bills' && action.late) return 'billsLate';
  return action.kind === 'card' && action.late ? 'cardLate' : action.kind;
}

function sentence(text: Text, action: NextAction, key: string): string {
  const words = `dashboard.next.${key}.text`;
  if ('contract' in action) {
    const { msisdn, startsOn } = action.contract;
    return text(words, { number: formatPhone(msisdn), day: startsOn ? germanDay(startsOn) : '' });
  }
  if (action.kind === 'bills')
    return text(words, {
      sum: formatCents(action.openCents),
      day: germanDay(action.dueOn),
      count: action.count,
    });
  if (action.kind === 'debit')
    return text(words, { sum: formatCents(action.openCents), day: germanDay(action.collectOn) });
  if (!('order' in action)) return text(words);
  const { tariff, porting, earlyStart, payment } = action.order;
  if (action.kind === 'porting' && porting) return portingSentence(text, porting);
  const number = porting ? formatPhone(porting.msisdn) : '';
  const returned = payment?.isReturned ? 'yes' : 'no';
  return text(words, { plan: tariff.name, number, early: earlyStart ? 'yes' : 'no', returned });
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
