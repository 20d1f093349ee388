import { useState } from 'react';
import type { InvoiceView } from '../../../shared/api/billing.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { useText } from '../../lib/text.ts';
import styles from './bill-objection.module.css';
import { ObjectionForm } from './objection-form.tsx';
import { ObjectionStanding } from './objection-standing.tsx';

/** How an objection to a bill stands; and until its last day the form for one, folded. */
export function BillObjection({ invoice }: { invoice: InvoiceView }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const { number, objection, objectableUntil } = invoice;
  return (
    <div className={styles.objection}>
      {objection ? <ObjectionStanding invoice={invoice} objection={objection} isNew={isNew} /> : null}
      {objectableUntil === null ? null : (
        // By their common name one is open at a time: two forms of one definition would share the ids of their fields.
        <details
          name="objection"
          className={styles.fold}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>
            {text('invoices.page.objection.open')}
            <span className="visually-hidden"> {text('invoices.page.objection.openOf', { number })}</span>
          </summary>
          <p className={styles.until}>
            {text('invoices.page.objection.until', { day: germanDay(objectableUntil) })}
          </p>
          {isOpen ? <ObjectionForm invoice={invoice} onSent={() => setIsNew(true)} /> : null}
        </details>
      )}
    </div>
  );
}
