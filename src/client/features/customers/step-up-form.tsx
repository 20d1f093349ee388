import { useCallback, useMemo, useRef, useState } from 'react';
import type { FormValues } from '../../../shared/form-script.ts';
import { Failure } from '../../components/failure.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { keepToken } from '../../lib/session-token.ts';
import { type CodeTimes, codeTimes } from './code-times.ts';

const FIRST: FormValues = { way: 'password' };

/** The password, or a code to the customer's own phone, which is sent when it is chosen. */
export function StepUpForm({ onDone }: { onDone: () => void }) {
  const { context, error, sendOnce, countTries } = useOwnCode();
  const send = async (data: FormValues, version: string) => {
    try {
      const headers = formHeaders(version);
      keepToken(await call('POST /api/auth/step-up', { body: data, headers }));
    } catch (reason) {
      countTries(asApiError(reason).triesLeft);
      throw reason;
    }
    onDone();
  };
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <DefinitionForm
        id="account/step-up"
        initialData={FIRST}
        context={context}
        onChange={({ way }) => {
          if (way === 'code') sendOnce();
        }}
        onSubmit={(data, { version }) => send(data, version)}
      />
    </>
  );
}

/** The code's times for its field, and the sending of a code. */
function useOwnCode() {
  const [times, setTimes] = useState<CodeTimes>();
  const [error, setError] = useState<ApiError>();
  const isAsked = useRef(false);
  const send = useCallback(
    async () => setTimes(codeTimes(await call('POST /api/auth/step-up/generate-otp'))),
    [],
  );
  const sendOnce = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setError(undefined);
    send().catch((reason) => {
      isAsked.current = false;
      setError(asApiError(reason));
    });
  };
  const countTries = (triesLeft: number | undefined) => {
    if (triesLeft !== undefined) setTimes((before) => before && { ...before, triesLeft });
  };
  const context = useMemo(() => (times ? { otp: { ...times, onResend: send } } : {}), [times, send]);
  return { context, error, sendOnce, countTries };
}
