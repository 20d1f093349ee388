import { formatCents } from '../../../shared/money.ts';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';

/**
 * Says from the moment of redeeming on that a voucher is there. The next monthly bill uses it, which can be four weeks
 * away. Without an answer there is nothing: the bills are more important.
 */
export function WaitingVouchers() {
  const text = useText();
  const { data } = useCall('GET /api/vouchers/me', {});
  if (!data || data.waitingCents === 0) return null;
  return (
    <Message kind="info" title={text('invoices.page.voucher.waitingTitle')}>
      <p>{text('invoices.page.voucher.waiting', { worth: formatCents(data.waitingCents) })}</p>
    </Message>
  );
}
