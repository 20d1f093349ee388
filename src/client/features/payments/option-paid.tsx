import { ButtonLink } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useText } from '../../lib/text.ts';

/** A booked package is paid, or can be booked again. */
export function OptionPaid({ isPaid }: { isPaid: boolean }) {
  const text = useText();
  const view = isPaid ? 'optionPaid' : 'optionFailed';
  return (
    <Page narrow title={text(`checkout.result.${view}.title`)} lead={text(`checkout.result.${view}.text`)}>
      <PageHead page="paymentResult" />
      <ButtonLink to="/dashboard" look="secondary" wide>
        {text('checkout.toDashboard')}
      </ButtonLink>
    </Page>
  );
}
