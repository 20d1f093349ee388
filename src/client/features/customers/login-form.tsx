import { Link } from 'react-router-dom';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { api } from '../../lib/http.ts';
import { enterSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import type { SessionGrant } from '../../lib/user.ts';
import styles from './login-form.module.css';

/** Phone or e-mail and password; the page follows the session that this begins. */
export function LoginForm() {
  const text = useText();
  return (
    <DefinitionForm
      id="auth/login"
      onSubmit={async (data, { version }) => {
        const headers = { 'X-Definition-Version': version };
        const grant = await api<SessionGrant>('/api/auth/login', { data, headers, anonymous: true });
        enterSession(grant, data.rememberMe === true);
      }}
    >
      <Link className={styles.forgot} to="/auth/forgot-password">
        {text('auth.page.login.forgot')}
      </Link>
    </DefinitionForm>
  );
}
