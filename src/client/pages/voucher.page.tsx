import { useSearchParams } from 'react-router-dom';
import { Page } from '../components/page.tsx';
import { OwnVoucher } from '../features/billing/own-voucher.tsx';
import { useText } from '../lib/text.ts';

/** A customer redeems a voucher; the link of its mail leads here. */
export function VoucherPage() {
  const text = useText();
  const [search] = useSearchParams();
  return (
    <Page narrow title={text('invoices.page.voucher.title')}>
      {/* Its record leads an address without a code to the bills. */}
      <OwnVoucher code={search.get('code') ?? ''} />
    </Page>
  );
}
