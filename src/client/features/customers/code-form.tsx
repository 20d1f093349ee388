import { useMemo } from 'react';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import type { OtpContext } from '../../forms/widgets/otp/otp-context.ts';
import { asApiError } from '../../lib/api-error.ts';
import type { CodeTimes } from './code-times.ts';

interface Props {
  times: CodeTimes;
  onResend: () => Promise<void>;
  onTriesLeft: (tries: number) => void;
  onCode: (code: string) => Promise<void>;
}

/** The code of six digits; a wrong one says how many tries are left. */
export function CodeForm({ times, onResend, onTriesLeft, onCode }: Props) {
  const context = useMemo(() => ({ otp: { ...times, onResend } satisfies OtpContext }), [times, onResend]);
  const check = async (code: string) => {
    try {
      await onCode(code);
    } catch (reason) {
      const { triesLeft } = asApiError(reason);
      if (triesLeft !== undefined) onTriesLeft(triesLeft);
      throw reason;
    }
  };
  return <DefinitionForm id="auth/otp" context={context} onSubmit={({ code }) => check(String(code))} />;
}
