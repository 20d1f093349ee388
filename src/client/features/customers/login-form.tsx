import { Link } from '../../components/link.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { enterSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import styles from './login-form.module.css';

/** Phone or e-mail and password. The page changes when the session begins. */
export function LoginForm() {
  const text = useText();
  return (
    <DefinitionForm
      id="auth/login"
      onSubmit={async (data, { version }) => {
        const headers = formHeaders(version);
        const grant = await call('POST /api/auth/login', { body: data, headers, anonymous: true });
        enterSession(grant, data.rememberMe === true);
      }}
    >
      <Link className={styles.forgot} to="/auth/forgot-password">
        {text('auth.page.login.forgot')}
      </Link>
    </DefinitionForm>
  );
}
