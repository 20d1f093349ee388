import type { InvoiceView } from '../../../shared/api/billing.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { formatCents } from '../../../shared/money.ts';
import { Badge } from '../../components/badge.tsx';
import { dayInWords } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { BillActions } from './bill-actions.tsx';
import { BillDetails, BillDifference } from './bill-details.tsx';
import styles from './bill-row.module.css';
import { collectionWord } from './collection-word.ts';
import { headAction, isObjected as isWaiting, payableOf } from './open-bills.ts';

const tones = {
  open: 'warning',
  overdue: 'negative',
  paid: 'positive',
  credit: 'plain',
  credited: 'plain',
} as const;

interface Props {
  invoice: InvoiceView;
  bills: readonly InvoiceView[];
}

/** An invoice in one row: what it is for, when it is collected, buttons to open and pay it, its amount, and its lines. */
export function BillRow({ invoice, bills }: Props) {
  const text = useText();
  const { lang } = useLanguage();
  const { kind, number, state, totalCents, openCents, issuedOn, dueOn, collection } = invoice;
  const period = { from: dayInWords(invoice.periodFrom, lang), to: dayInWords(invoice.periodTo, lang) };
  const isObjected = isWaiting(invoice);
  const isByHand = openCents > 0 && !isObjected && (collection === null || collection.state === 'stopped');
  const note = isByHand ? state : 'paid';
  const word = collection && collectionWord(collection);
  const isPaidAbove = headAction(bills) === 'one' && payableOf(bills)[0] === invoice;
  const isPayable = openCents > 0 && collection?.state !== 'underWay' && !isPaidAbove;
  return (
    <li className={styles.bill} data-state={isByHand ? state : 'settled'}>
      <p className={styles.words}>
        <span className={styles.title}>{text(`invoices.page.kind.${kind}`, period)}</span>
        <span className={styles.note}>{lineInWords(invoice)}</span>
        <span className={styles.note}>
          {text(`invoices.page.note.${note}`, { number, day: germanDay(isByHand ? dueOn : issuedOn) })}
        </span>
      </p>
      <p className={styles.compare}>
        <BillDifference invoice={invoice} bills={bills} />
      </p>
      {word ? (
        <p className={styles.debit} data-refused={word.isRefused}>
          {text(`invoices.page.collection.${word.key}`, word.values)}
        </p>
      ) : null}
      <span className={styles.actions}>
        <BillActions invoice={invoice} isPayable={isPayable} />
      </span>
      <span className={styles.amount}>
        <span className={styles.sum}>{formatCents(totalCents)}</span>
        {openCents > 0 && openCents < totalCents ? (
          <span className={styles.note}>
            {text('invoices.page.stillOpen', { open: formatCents(openCents) })}
          </span>
        ) : null}
        <Badge tone={isObjected ? 'plain' : tones[state]}>
          {text(`invoices.page.state.${isObjected ? 'objected' : state}`)}
        </Badge>
      </span>
      <BillDetails invoice={invoice} bills={bills} />
    </li>
  );
}
