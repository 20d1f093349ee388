import { useText } from '../../lib/text.ts';
import styles from './account-gains.module.css';

const gains = ['view', 'follow', 'play'] as const;

/** What an account brings, on the ticket of the poster beside sign-in and registration. */
export function AccountGains() {
  const text = useText();
  return (
    <div className={styles.gains}>
      <h2 className={styles.title}>{text('auth.page.gains')}</h2>
      <ul className={styles.list}>
        {gains.map((gain) => (
          <li key={gain}>{text(`auth.page.gains.${gain}`)}</li>
        ))}
      </ul>
    </div>
  );
}
