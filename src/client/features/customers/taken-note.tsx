import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';

interface Props {
  loginState?: unknown;
  /** It replaces the form that had the focus. */
  hasFocus?: boolean;
}

/** A visitor who already has an account logs in instead of registering again. */
export function TakenNote({ loginState, hasFocus }: Props) {
  const text = useText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) note.current?.focus();
  }, [hasFocus]);
  return (
    <div ref={note} tabIndex={-1}>
      <Message kind="info" title={text('auth.page.taken.title')} live>
        <p>{text('auth.page.taken.text')}</p>
        <ButtonLink to="/auth/login" state={loginState}>
          {text('auth.page.taken.login')}
        </ButtonLink>
      </Message>
    </div>
  );
}
