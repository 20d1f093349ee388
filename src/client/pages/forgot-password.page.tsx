import { useState } from 'react';
import { BesidePage } from '../components/beside-page.tsx';
import { BrandPanel } from '../components/brand-panel.tsx';
import { ButtonLink } from '../components/button.tsx';
import { Message } from '../components/message.tsx';
import { NewPassword } from '../features/customers/new-password.tsx';
import { passwordResetCalls } from '../features/customers/phone-api.ts';
import { PhoneCode } from '../features/customers/phone-code.tsx';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

type Step = { name: 'phone' } | { name: 'password'; resetToken: string } | { name: 'done' };

/** Phone, code, new password. */
export function ForgotPasswordPage() {
  const text = useText();
  const [step, setStep] = useState<Step>({ name: 'phone' });
  return (
    <BesidePage
      beside={<BrandPanel />}
      title={text('auth.page.forgot.title')}
      lead={text(`auth.page.forgot.lead.${step.name}`)}
    >
      {step.name === 'phone' ? (
        <PhoneCode
          phoneForm="auth/forgot-password"
          calls={passwordResetCalls}
          onVerified={(resetToken) => setStep({ name: 'password', resetToken })}
        />
      ) : null}
      {step.name === 'password' ? (
        <NewPassword
          resetToken={step.resetToken}
          onDone={() => setStep({ name: 'done' })}
          onTokenRefused={() => setStep({ name: 'phone' })}
        />
      ) : null}
      {step.name === 'done' ? (
        <>
          <Message kind="success" live>
            {text('auth.page.forgot.done')}
          </Message>
          <ButtonLink to="/auth/login" wide>
            {text('auth.page.forgot.login')}
          </ButtonLink>
        </>
      ) : (
        <p>
          <ButtonLink look="quiet" to="/auth/login">
            {text('auth.page.forgot.back')}
          </ButtonLink>
        </p>
      )}
    </BesidePage>
  );
}
