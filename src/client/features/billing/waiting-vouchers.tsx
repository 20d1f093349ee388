import { formatCents } from '../../../shared/money.ts';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';

/** Says from the moment of redeeming on that a voucher is there: the bill that uses it can be four weeks away. */
export function WaitingVouchers({ cents }: { cents: number }) {
  const text = useText();
  if (cents === 0) return null;
  return (
    <Message kind="info" title={text('invoices.page.voucher.waitingTitle')}>
      <p>{text('invoices.page.voucher.waiting', { worth: formatCents(cents) })}</p>
    </Message>
  );
}
