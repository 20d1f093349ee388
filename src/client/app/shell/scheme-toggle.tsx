import { IconMoon, IconSun } from '@tabler/icons-react';
import { useColourScheme } from '../../lib/colour-scheme.ts';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';

export function SchemeToggle() {
  const text = useText();
  const [scheme, setScheme] = useColourScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={text(`app.header.scheme.${other}`)}
      onClick={() => setScheme(other)}
    >
      {scheme === 'dark' ? (
        <IconSun size={22} aria-hidden="true" />
      ) : (
        <IconMoon size={22} aria-hidden="true" />
      )}
    </button>
  );
}
