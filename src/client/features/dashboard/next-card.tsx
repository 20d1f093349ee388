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
import { formatCents } from '../../../shared/money.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { formatDay } from '../../lib/format-day.ts';
import { type Text, useText } from '../../lib/text.ts';
import styles from './next-card.module.css';
import type { NextThing } from './next-action.ts';
import { PayButton } from './pay-button.tsx';
import { versionFor } from './payment-state.ts';

const icons = {
  pay: IconCreditCard,
  checking: IconClock,
  bills: IconReceiptEuro,
  portingRefused: IconArrowsExchange,
  porting: IconArrowsExchange,
  installEsim: IconDeviceMobile,
  delivery: IconPackage,
  waiting: IconClock,
  nothing: IconBallFootball,
};

/** The next thing to do, or what is coming: one card, one action. */
export function NextCard({ thing }: { thing: NextThing }) {
  const text = useText();
  const Icon = icons[thing.kind];
  const titleKey = thing.kind === 'pay' && thing.failed ? 'payAgain' : thing.kind;
  return (
    <Card as="section" tone="tint" pattern labelledBy="next-thing">
      <Icon className={styles.icon} size={40} aria-hidden="true" />
      <h2 id="next-thing" className={styles.title}>
        {text(`dashboard.next.${titleKey}.title`, { count: thing.kind === 'bills' ? thing.count : 0 })}
      </h2>
      <p className={styles.text}>{sentence(text, thing, titleKey)}</p>
      <div className={styles.action}>
        <NextAction thing={thing} />
      </div>
    </Card>
  );
}

function sentence(text: Text, thing: NextThing, key: string): string {
  const words = `dashboard.next.${key}.text`;
  if ('contract' in thing) {
    const { msisdn, startsOn } = thing.contract;
    return text(words, { number: formatPhone(msisdn), day: formatDay(startsOn) });
  }
  if (thing.kind === 'bills')
    return text(words, {
      sum: formatCents(thing.openCents),
      day: formatDay(thing.dueOn),
      count: thing.count,
    });
  if (!('order' in thing)) return text(words);
  const { tariff, porting } = thing.order;
  const values = { plan: tariff.name, number: porting ? formatPhone(porting.msisdn) : '' };
  const on = porting?.scheduledOn;
  return thing.kind === 'porting' && on
    ? text('dashboard.next.porting.on', { ...values, day: formatDay(on) })
    : text(words, values);
}

function NextAction({ thing }: { thing: NextThing }) {
  const text = useText();
  if (thing.kind === 'pay')
    return (
      <PayButton
        orderId={thing.order.id}
        version={versionFor(thing.order.payment?.method)}
        again={thing.failed}
      />
    );
  if (thing.kind === 'bills')
    return (
      <ButtonLink to="/dashboard/bills">
        {text('dashboard.next.bills.action', { count: thing.count })}
      </ButtonLink>
    );
  if (thing.kind === 'portingRefused' || thing.kind === 'installEsim')
    return (
      <ButtonLink to="/dashboard/account/overview">{text(`dashboard.next.${thing.kind}.action`)}</ButtonLink>
    );
  if (thing.kind === 'nothing')
    return (
      <ButtonLink to="/tarife" look="secondary">
        {text('dashboard.next.nothing.action')}
      </ButtonLink>
    );
  return null;
}
