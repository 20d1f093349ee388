import { useEffect, useState } from 'react';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Price } from '../../components/price.tsx';
import { Sent } from '../../components/sent.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Ticket } from '../../components/ticket.tsx';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './own-voucher.module.css';

interface Voucher {
  cents: number;
  until: string;
}

/** What a voucher is worth and what it does to the bills, before and after it is redeemed. */
export function OwnVoucher({ code }: { code: string }) {
  const text = useText();
  const [voucher, error] = useVoucher(code);
  const [worth, setWorth] = useState<string>();
  if (worth !== undefined)
    return (
      <Sent
        title={text('invoices.page.voucher.done', { worth })}
        text={text('invoices.page.voucher.doneText')}
      >
        <ButtonLink to="/dashboard/bills">{text('invoices.page.voucher.toBills')}</ButtonLink>
      </Sent>
    );
  if (error)
    return (
      <>
        <Failure error={error} />
        <p>
          <ButtonLink look="quiet" to="/dashboard/bills">
            {text('invoices.page.voucher.toBills')}
          </ButtonLink>
        </p>
      </>
    );
  if (!voucher) return <Skeleton height={360} />;
  return <Redeeming code={code} voucher={voucher} onRedeemed={(cents) => setWorth(formatCents(cents))} />;
}

function useVoucher(code: string): [Voucher | undefined, ApiError | undefined] {
  const [voucher, setVoucher] = useState<Voucher>();
  const [error, setError] = useState<ApiError>();
  useEffect(() => {
    call('POST /api/vouchers/me/look', { body: { code } })
      .then((found) => setVoucher(found.voucher))
      .catch((reason: unknown) => setError(asApiError(reason)));
  }, [code]);
  return [voucher, error];
}

interface RedeemingProps {
  code: string;
  voucher: Voucher;
  onRedeemed: (cents: number) => void;
}

function Redeeming({ code, voucher: { cents, until }, onRedeemed }: RedeemingProps) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => {
    const { voucher } = await call('POST /api/vouchers/me', { body: { code } });
    onRedeemed(voucher.cents);
  });
  return (
    <>
      <Ticket
        labelledBy="voucher"
        stub={
          <>
            <Button wide busy={busy} onClick={start}>
              {text('invoices.page.voucher.redeem')}
            </Button>
            <p className={styles.once}>{text('invoices.page.voucher.once', { until: germanDay(until) })}</p>
          </>
        }
      >
        <h2 id="voucher" className={styles.kicker}>
          {text('invoices.page.voucher.yours')}
        </h2>
        <Price cents={cents} size="xl" />
        <div>
          <p className={styles.effect}>{text('invoices.page.voucher.lead')}</p>
          <p>{text('invoices.page.voucher.rest')}</p>
        </div>
      </Ticket>
      {error ? <Failure error={error} /> : null}
    </>
  );
}
