import type { InvoiceView, ObjectionView } from '../../../shared/api/billing.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';
import styles from './bill-objection.module.css';

interface Props {
  invoice: InvoiceView;
  objection: ObjectionView;
  /** It was sent just now. */
  isNew: boolean;
}

/** An objection that we check, or our answer to it. */
export function ObjectionStanding({ invoice, objection, isNew }: Props) {
  const text = useText();
  const { state, number, receivedOn, answeredOn, creditCents, explanation } = objection;
  const isWaiting = state === 'received';
  // A debit that is at the bank can no longer be held back.
  const isHeld = isWaiting && invoice.openCents > 0 && invoice.collection?.state !== 'underWay';
  const values = {
    number,
    day: germanDay(answeredOn ?? receivedOn),
    credit: creditCents ? formatCents(creditCents) : 'none',
  };
  return (
    <Message
      kind={state === 'accepted' ? 'success' : 'info'}
      title={text(`invoices.page.objection.${state}Title`)}
      live={isNew && isWaiting}
    >
      <p>{text(`invoices.page.objection.${state}`, values)}</p>
      {isHeld ? <p>{text('invoices.page.objection.held')}</p> : null}
      {explanation ? <p className={styles.explanation}>{explanation}</p> : null}
    </Message>
  );
}
