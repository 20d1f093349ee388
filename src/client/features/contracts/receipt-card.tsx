import { IconCircleCheck, IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './receipt-card.module.css';

/** What the server confirms: the same words as in the mail. */
export interface Receipt {
  id: string;
  number: string;
  kind: 'cancellation' | 'withdrawal';
  receivedAt: string;
  title: string;
  /** Open for five minutes. */
  pdfUrl: string;
  lines: { label: string; text: string }[];
}

/** Takes the place of the form and its focus. */
export function ReceiptCard({ receipt, onAgain }: { receipt: Receipt; onAgain: () => void }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles.receipt} tabIndex={-1} role="status">
      <h3 className={styles.title}>
        <IconCircleCheck size={28} aria-hidden="true" />
        {receipt.title}
      </h3>
      <dl className={styles.lines}>
        {receipt.lines.map(({ label, text: said }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text('contract.page.mailed')}</p>
      <div className={styles.actions}>
        <a className={styles.pdf} href={receipt.pdfUrl} download>
          <IconFileTypePdf size={22} aria-hidden="true" />
          {text('contract.page.pdf')}
        </a>
        <Button look="quiet" onClick={onAgain}>
          {text('contract.page.again')}
        </Button>
      </div>
    </div>
  );
}
