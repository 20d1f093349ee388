import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { BadgeId } from '../../shared/badges.ts';
import { ButtonLink } from '../components/button.tsx';
import { Page } from '../components/page.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { NextSteps } from '../features/payments/next-steps.tsx';
import { usePaymentResult } from '../features/payments/use-payment-result.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { useText } from '../lib/text.ts';

const orderBadges: readonly BadgeId[] = ['first-order', 'own-jersey'];

const NewBadges = lazyPart(async () => (await import('../features/badges/new-badges.tsx')).NewBadges);

/** The order is paid, and what happens next. Only the server's answer about the payment leads here. */
export function SuccessPage() {
  const text = useText();
  const [search] = useSearchParams();
  const orderId = search.get('order');
  const { view, error } = usePaymentResult(orderId);
  if (!orderId || error) return <Navigate to="/dashboard" replace />;
  if (!view) return <PageSkeleton narrow />;
  if (view !== 'paid')
    return (
      <Navigate to={`/dashboard/payment-result?kind=order&order=${encodeURIComponent(orderId)}`} replace />
    );
  return (
    <Page
      narrow
      title={text('checkout.success.title')}
      lead={`${text('checkout.success.text')} ${text('message.paymentReceived')}`}
    >
      <NextSteps orderId={orderId} />
      <Suspense>
        <NewBadges only={orderBadges} />
      </Suspense>
      <ButtonLink to="/dashboard" wide>
        {text('checkout.toDashboard')}
      </ButtonLink>
      <ButtonLink to="/dashboard/games" wide look="secondary">
        {text('checkout.success.game')}
      </ButtonLink>
    </Page>
  );
}
