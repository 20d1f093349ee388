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
import { linksIn } from '../../../shared/links-in.ts';
import { withPhones } from '../../../shared/phones-in-text.ts';
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

/** The end of a sentence and the words that name the link behind them: `… Ihre Rechnungen:`. */
const NAME_OF_LINK = /(?<=[.!?])\s[^.!?]+:\s*$/;

/** So many characters are a line on a desktop and two on a phone. */
const LONGEST = 60;

/** The text up to a whole word; a number at its end may be the first half of an amount. */
const shortened = (text: string) =>
  `${text
    .slice(0, LONGEST)
    .replace(/ [^ ]*$/, '')
    .replace(/ [\d.,]+$/, '')} …`;

/** What the row shows of a message: how it begins, without its links. */
function beginning(said: string): string {
  const [paragraph = ''] = said.split('\n\n');
  const [first, link] = linksIn(paragraph);
  if (first === undefined || first.isLink) return '';
  const text = link ? first.text.replace(NAME_OF_LINK, '') : first.text;
  return text.length > LONGEST ? shortened(text) : text;
}

/** One message: its title, its day and how it begins; opened, all that it says, and how it came besides. */
export function MessageRow({ message, onOpen }: { message: MessageView; onOpen: () => void }) {
  const text = useText();
  const { group, lang, title, text: said, createdAt, readAt } = message;
  const Icon = icons[group];
  return (
    <li className={styles.item}>
      <details onToggle={(event) => (event.currentTarget.open ? onOpen() : undefined)}>
        <summary className={styles.row} data-unread={readAt === null}>
          <Icon size={24} aria-hidden="true" className={styles.icon} />
          <span className={styles.title} lang={lang}>
            <WholeNumbers text={withPhones(title)} />
          </span>
          <span className={styles.day}>
            {readAt === null ? (
              <strong className={styles.new}>
                <span className="visually-hidden">{text('messages.page.new')}</span>
              </strong>
            ) : null}
            {germanDay(berlinToday(new Date(createdAt)))}
            <span className="visually-hidden"> {text(`messages.page.group.${group}`)}</span>
          </span>
          {/* Read out it would come twice. */}
          <span className={styles.beginning} lang={lang} aria-hidden="true">
            <WholeNumbers text={beginning(withPhones(said))} />
          </span>
          <IconChevronDown size={20} aria-hidden="true" className={styles.go} />
        </summary>
        <MessageText message={message} />
      </details>
    </li>
  );
}
