import { Navigate, useSearchParams } from 'react-router-dom';
import type { PaymentStanding } from '../../shared/api/payments.ts';
import { paymentStatus } from '../../shared/enums.ts';
import { BesidePage } from '../components/beside-page.tsx';
import { BrandPanel } from '../components/brand-panel.tsx';
import { KickOffIllustration } from '../components/illustrations/kick-off.tsx';
import { PostIllustration } from '../components/illustrations/post.tsx';
import { PageFailure } from '../components/page-failure.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { useBillsPayment, useInvoicePayment } from '../features/billing/invoice-payment.ts';
import { OptionPaid } from '../features/payments/option-paid.tsx';
import { OtherMethod } from '../features/payments/other-method.tsx';
import { PaymentWaiting } from '../features/payments/payment-waiting.tsx';
import { usePaymentResult } from '../features/payments/use-payment-result.ts';
import { useText } from '../lib/text.ts';
import type { ApiResult } from '../lib/use-call.ts';
import { NotFoundPage } from './not-found.page.tsx';

/**
 * The page to which the provider leads back. It does not trust the address but asks the server (specification,
 * "Payments").
 */
export function PaymentResultPage() {
  const [search] = useSearchParams();
  const invoiceId = search.get('invoice');
  const billsId = search.get('bills');
  const bookingId = search.get('option');
  if (invoiceId) return <InvoiceResult id={invoiceId} />;
  if (billsId) return <BillsResult id={billsId} />;
  return bookingId ? <OptionResult id={bookingId} /> : <OrderResult orderId={search.get('order')} />;
}

function InvoiceResult({ id }: { id: string }) {
  return <BillResult {...useInvoicePayment(id)} />;
}

/** Several invoices that were paid together. */
function BillsResult({ id }: { id: string }) {
  return <BillResult {...useBillsPayment(id)} />;
}

/** An invoice that is paid, or can be paid again, is shown in the list of invoices. */
function BillResult({ data, error, retry }: ApiResult<PaymentStanding>) {
  if (error?.status === 404) return <NotFoundPage />;
  if (error && !data) return <PageFailure page="paymentResult" error={error} onRetry={retry} />;
  if (!data) return <PageSkeleton narrow />;
  if (!data.isCurrent || data.payment?.status === paymentStatus.processing) return <PaymentWaiting />;
  return (
    <Navigate
      to="/dashboard/bills"
      state={{ paid: data.payment?.status, isReturned: data.payment?.isReturned }}
      replace
    />
  );
}

/** A package that was booked after the order. */
function OptionResult({ id }: { id: string }) {
  const { view, error, retry } = usePaymentResult(id, 'option');
  if (error?.status === 404) return <NotFoundPage />;
  if (error) return <PageFailure page="paymentResult" error={error} onRetry={retry} />;
  if (!view) return <PageSkeleton narrow />;
  return view === 'checking' ? <PaymentWaiting /> : <OptionPaid id={id} isPaid={view === 'paid'} />;
}

function OrderResult({ orderId }: { orderId: string | null }) {
  const text = useText();
  const { payment, view, error, retry } = usePaymentResult(orderId);
  if (!orderId || error?.status === 404) return <NotFoundPage />;
  if (view === 'paid')
    return <Navigate to={`/checkout/success?order=${encodeURIComponent(orderId)}`} replace />;
  if (error) return <PageFailure page="paymentResult" error={error} onRetry={retry} />;
  if (!view) return <PageSkeleton narrow />;
  if (view === 'checking') return <PaymentWaiting />;
  if (payment?.isReversed) return <Navigate to="/dashboard/bills" replace />;
  const returned = payment?.isReturned ? 'yes' : 'no';
  return (
    <BesidePage
      beside={
        <BrandPanel isQuiet scene={view === 'failed' ? <PostIllustration /> : <KickOffIllustration />} />
      }
      title={text(`checkout.result.${view}.title`)}
      lead={text(`checkout.result.${view}.text`, { returned })}
    >
      <OtherMethod orderId={orderId} before={payment} />
    </BesidePage>
  );
}
