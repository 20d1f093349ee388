import {
  IconChevronDown,
  IconConfetti,
  IconDeviceMobileMessage,
  IconGauge,
  IconReceiptEuro,
  IconShieldCheck,
  IconTruck,
} from '@tabler/icons-react';
import type { MessageView } from '../../../shared/api/messages.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { WholeNumbers } from '../../components/whole-numbers.tsx';
import { useText } from '../../lib/text.ts';
import { MessageText } from './message-text.tsx';
import styles from './messages.module.css';

const icons = {
  payments: IconReceiptEuro,
  usage: IconGauge,
  orders: IconTruck,
  line: IconDeviceMobileMessage,
  fun: IconConfetti,
  security: IconShieldCheck,
};

/** One message: its title; opened, all that it says, and how it came besides. */
export function MessageRow({ message, onOpen }: { message: MessageView; onOpen: () => void }) {
  const text = useText();
  const { group, lang, title, createdAt, readAt } = message;
  const Icon = icons[group];
  return (
    <li className={styles.item}>
      <details onToggle={(event) => (event.currentTarget.open ? onOpen() : undefined)}>
        <summary className={styles.row} data-unread={readAt === null}>
          <Icon size={24} aria-hidden="true" className={styles.icon} />
          <span className={styles.words}>
            <span className={styles.title} lang={lang}>
              <WholeNumbers text={title} />
            </span>
            <span className={styles.note}>
              {readAt === null ? <strong className={styles.new}>{text('messages.page.new')} </strong> : null}
              {germanDay(berlinToday(new Date(createdAt)))}
              <span className="visually-hidden"> {text(`messages.page.group.${group}`)}</span>
            </span>
          </span>
          <IconChevronDown size={20} aria-hidden="true" className={styles.go} />
        </summary>
        <MessageText message={message} />
      </details>
    </li>
  );
}
