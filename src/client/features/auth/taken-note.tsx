import { ButtonLink } from '../../components/button.tsx';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';

/** Whoever has an account logs in instead of registering again. */
export function TakenNote({ loginState }: { loginState?: unknown }) {
  const text = useText();
  return (
    <Message kind="info" title={text('auth.page.taken.title')} live>
      <p>{text('auth.page.taken.text')}</p>
      <ButtonLink look="quiet" to="/auth/login" state={loginState}>
        {text('auth.page.taken.login')}
      </ButtonLink>
    </Message>
  );
}
