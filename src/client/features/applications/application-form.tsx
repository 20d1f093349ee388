import { ButtonLink } from '../../components/button.tsx';
import { Sent } from '../../components/sent.tsx';
import { type FormCall, SendingForm } from '../../forms/sending-form.tsx';
import { useText } from '../../lib/text.ts';

interface Props {
  id: 'auth/corporate-register' | 'auth/dealer-application';
  to: FormCall;
  sentTitle: string;
}

/** The application form of a company or a dealer; we answer by phone and mail. */
export function ApplicationForm({ id, to, sentTitle }: Props) {
  const text = useText();
  return (
    <SendingForm
      id={id}
      to={to}
      sent={() => (
        <Sent title={sentTitle} text={text('auth.page.application.sent')}>
          <ButtonLink to="/" wide>
            {text('auth.page.application.home')}
          </ButtonLink>
        </Sent>
      )}
    />
  );
}
