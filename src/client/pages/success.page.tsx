import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SuccessIllustration } from '../components/success-illustration.tsx';
import { NextSteps } from '../features/checkout/next-steps.tsx';
import { useText } from '../lib/text.ts';

/** The final whistle: the order is in, and what happens next. */
export function SuccessPage() {
  const text = useText();
  const [search] = useSearchParams();
  return (
    <Page narrow title={text('checkout.success.title')} lead={text('checkout.success.text')}>
      <PageHead page="success" />
      <SuccessIllustration />
      <NextSteps orderId={search.get('order')} />
      <ButtonLink to="/dashboard" wide>
        {text('checkout.toDashboard')}
      </ButtonLink>
    </Page>
  );
}
