import { useCallback, useMemo, useRef, useState } from 'react';
import type { CodeSent } from '../../../shared/api/customers.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { Failure } from '../../components/failure.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { keepToken } from '../../lib/session-token.ts';
import { type CodeTimes, codeTimes } from './code-times.ts';

const FIRST: FormValues = { way: 'password' };

/** The proof that opens what is guarded in this session. */
export function StepUpForm({ onDone }: { onDone: () => void }) {
  const prove = async (body: FormValues, headers: ProofHeaders) => {
    keepToken(await call('POST /api/auth/step-up', { body, headers }));
    onDone();
  };
  return <ProofForm sendCode={() => call('POST /api/auth/step-up/generate-otp')} prove={prove} />;
}

type ProofHeaders = ReturnType<typeof formHeaders>;

export interface ProofProps {
  /** A form that asks for more beside the proof. */
  form?: 'account/step-up' | 'account/sim-replacement';
  /** What the fields of `form` hold at first. */
  first?: FormValues;
  /** Instead of the form's word for the button, by what is chosen. */
  submitLabel?: (chosen: FormValues) => string | undefined;
  sendCode: () => Promise<CodeSent>;
  /** Sends the proof; a refusal is shown in the form. */
  prove: (proof: FormValues, headers: ProofHeaders) => Promise<void>;
}

/** The password, or a code to the customer's own phone, which is sent when it is chosen. */
export function ProofForm({
  form = 'account/step-up',
  first = FIRST,
  submitLabel,
  sendCode,
  prove,
}: ProofProps) {
  const [label, setLabel] = useState(() => submitLabel?.(first));
  const { context, error, sendOnce, countTries } = useOwnCode(sendCode);
  const send = async (data: FormValues, version: string) => {
    try {
      await prove(data, formHeaders(version));
    } catch (reason) {
      countTries(asApiError(reason).triesLeft);
      throw reason;
    }
  };
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <DefinitionForm
        id={form}
        initialData={first}
        context={context}
        submitLabel={label}
        onChange={(data) => {
          setLabel(submitLabel?.(data));
          if (data.way === 'code') sendOnce();
        }}
        onSubmit={(data, { version }) => send(data, version)}
      />
    </>
  );
}

/** The code's times for its field, and the sending of a code. */
function useOwnCode(sendCode: ProofProps['sendCode']) {
  const [times, setTimes] = useState<CodeTimes>();
  const [error, setError] = useState<ApiError>();
  const isAsked = useRef(false);
  const request = useRef(sendCode);
  const send = useCallback(async () => setTimes(codeTimes(await request.current())), []);
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
