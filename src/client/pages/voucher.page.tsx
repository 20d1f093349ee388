import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCents } from '../../shared/money.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { Failure } from '../components/failure.tsx';
import { Page } from '../components/page.tsx';
import { Sent } from '../components/sent.tsx';
import { call } from '../lib/call.ts';
import { useText } from '../lib/text.ts';
import { useAttempt } from '../lib/use-attempt.ts';

/** A customer redeems a voucher; the link of its mail leads here. */
export function VoucherPage() {
  const text = useText();
  const [search] = useSearchParams();
  const [worth, setWorth] = useState<string>();
  const { busy, error, start } = useAttempt(async () => {
    const { voucher } = await call('POST /api/vouchers/me', { body: { code: search.get('code') ?? '' } });
    setWorth(formatCents(voucher.cents));
  });
  if (worth !== undefined)
    return (
      <Page narrow title={text('invoices.page.voucher.title')}>
        <Sent
          title={text('invoices.page.voucher.done', { worth })}
          text={text('invoices.page.voucher.doneText')}
        >
          <ButtonLink to="/dashboard/bills">{text('invoices.page.voucher.toBills')}</ButtonLink>
        </Sent>
      </Page>
    );
  return (
    <Page narrow title={text('invoices.page.voucher.title')} lead={text('invoices.page.voucher.lead')}>
      <Button wide busy={busy} onClick={start}>
        {text('invoices.page.voucher.redeem')}
      </Button>
      <p>{text('invoices.page.voucher.once')}</p>
      {error ? <Failure error={error} /> : null}
    </Page>
  );
}
