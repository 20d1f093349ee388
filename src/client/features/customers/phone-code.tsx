import { useState } from 'react';
import { formatPhone } from '../../../shared/format-phone.ts';
import { Button } from '../../components/button.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { useText } from '../../lib/text.ts';
import { CodeForm } from './code-form.tsx';
import { type CodeTimes, codeTimes } from './code-times.ts';
import type { CodeCalls } from './phone-api.ts';
import styles from './phone-code.module.css';

export interface PhoneCodeProps {
  /** The form that asks for the number; its only field is `phone`. */
  phoneForm: 'auth/phone' | 'auth/forgot-password';
  calls: CodeCalls;
  initialPhone?: string;
  onVerified: (answer: string) => void;
}

/** Who forgot a password may type the number of a line, and is not told whether there is an account. */
const sentKey = {
  'auth/phone': 'auth.page.code.sent',
  'auth/forgot-password': 'auth.page.forgot.sent',
} as const;

/** A phone number and the code that was sent to it: two small forms, one after the other. */
export function PhoneCode({ phoneForm, calls, initialPhone, onVerified }: PhoneCodeProps) {
  const text = useText();
  const [phone, setPhone] = useState(initialPhone);
  const [times, setTimes] = useState<CodeTimes>();
  const send = async (number: string) => {
    const sent = await calls.send(number);
    setPhone(number);
    setTimes(codeTimes(sent));
  };
  if (!times || !phone) {
    return (
      <DefinitionForm
        id={phoneForm}
        initialData={phone ? { phone } : undefined}
        onSubmit={({ phone: number }) => send(String(number))}
      />
    );
  }
  return (
    <div className={styles.code}>
      <div className={styles.sent}>
        <p>{text(sentKey[phoneForm], { phone: formatPhone(phone) })}</p>
        <Button look="quiet" onClick={() => setTimes(undefined)}>
          {text('auth.page.code.change')}
        </Button>
      </div>
      <CodeForm
        times={times}
        onResend={() => send(phone)}
        onTriesLeft={(triesLeft) => setTimes({ ...times, triesLeft })}
        onCode={async (code) => onVerified(await calls.verify(code))}
      />
    </div>
  );
}
