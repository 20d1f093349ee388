import { IconCircleCheck, IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReceiptView } from '../../../shared/api/declarations.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './receipt-card.module.css';

/** The receipt of the server, in the same words as the mail. The card replaces the form and takes its focus. */
export function ReceiptCard({ receipt, onAgain }: { receipt: ReceiptView; onAgain: () => void }) {
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
      {receipt.waits ? <p>{text(`contract.page.waits.${receipt.waits}`)}</p> : null}
      <p className={styles.note}>{text(noteOf(receipt), { isMailed: String(receipt.isMailed) })}</p>
      <div className={styles.actions}>
        {/* A download would save the answer that the PDF is not there yet; a page says it. */}
        <a
          className={styles.pdf}
          href={receipt.pdfUrl}
          {...(receipt.isLater ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
        >
          <IconFileTypePdf size={22} aria-hidden="true" />
          {text(receipt.isLater ? 'contract.page.pdfLater' : 'contract.page.pdf')}
        </a>
        <Button look="quiet" onClick={onAgain} data-scripted>
          {text('contract.page.again')}
        </Button>
      </div>
    </div>
  );
}

function noteOf({ isLater, isMailed }: ReceiptView) {
  if (isLater) return 'contract.page.later';
  return isMailed ? 'contract.page.mailed' : 'contract.page.notMailed';
}
