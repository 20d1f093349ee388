import { ButtonLink } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { useText } from '../../lib/text.ts';

/** A package is paid, or the customer can book it again. */
export function OptionPaid({ isPaid }: { isPaid: boolean }) {
  const text = useText();
  const view = isPaid ? 'optionPaid' : 'optionFailed';
  return (
    <Page narrow title={text(`checkout.result.${view}.title`)} lead={text(`checkout.result.${view}.text`)}>
      <ButtonLink to={isPaid ? '/dashboard/usage' : '/dashboard/options'} wide>
        {text(isPaid ? 'checkout.toUsage' : 'checkout.toOptions')}
      </ButtonLink>
      <ButtonLink to="/dashboard" look="secondary" wide>
        {text('checkout.toDashboard')}
      </ButtonLink>
    </Page>
  );
}
