import { ButtonLink } from '../../components/button.tsx';
import { Message } from '../../components/message.tsx';
import { Page } from '../../components/page.tsx';
import { useText } from '../../lib/text.ts';

/** The bank is processing the payment: the customer need not act, and the page updates itself. */
export function PaymentWaiting() {
  const text = useText();
  return (
    <Page narrow title={text('checkout.result.checking.title')} lead={text('checkout.result.checking.text')}>
      <Message kind="warning" live>
        {text('checkout.result.checking.note')}
      </Message>
      <ButtonLink to="/dashboard" look="secondary" wide>
        {text('checkout.toDashboard')}
      </ButtonLink>
    </Page>
  );
}
