import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { InvoiceView } from '../../../shared/api/billing.ts';
import { Button } from '../../components/button.tsx';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { openDocument } from '../../lib/open-document.ts';
import { payInvoice } from '../../lib/pay-invoices.ts';
import { useText } from '../../lib/text.ts';

/** Opens the PDF of an invoice, and pays it while an amount is open and not under way. */
export function BillActions({ invoice, isPayable }: { invoice: InvoiceView; isPayable: boolean }) {
  const text = useText();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<'paper' | 'pay'>();
  const [error, setError] = useState<ApiError>();
  const run = async (which: 'paper' | 'pay', work: () => Promise<void>) => {
    setBusy(which);
    setError(undefined);
    try {
      await work();
      if (which === 'paper') setBusy(undefined);
    } catch (reason) {
      setError(asApiError(reason));
      setBusy(undefined);
    }
  };
  const { number, documentId, id } = invoice;
  return (
    <>
      <Button
        look="quiet"
        busy={busy === 'paper'}
        aria-label={text('invoices.page.pdfOf', { number })}
        onClick={() => run('paper', () => openDocument(documentId))}
      >
        <IconDownload size={22} aria-hidden="true" />
        {text('invoices.page.pdf')}
      </Button>
      {isPayable ? (
        <Button
          look="secondary"
          busy={busy === 'pay'}
          aria-label={text('invoices.page.payOf', { number })}
          onClick={() => run('pay', () => payInvoice(id))}
        >
          {text('invoices.page.pay')}
        </Button>
      ) : null}
      {error ? <span role="alert">{errorText(error)}</span> : null}
    </>
  );
}
