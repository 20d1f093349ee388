import { IconMoon, IconSun } from '@tabler/icons-react';
import { useColourScheme } from '../../lib/colour-scheme.ts';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';
import menu from './phone-menu.module.css';

/**
 * Switches between dark and light. The header of a phone has no room for it, so the phone menu shows it with its name.
 */
export function SchemeToggle({ inMenu = false }: { inMenu?: boolean }) {
  const text = useText();
  const [scheme, setScheme] = useColourScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={inMenu ? menu.tool : `${styles.tool} ${styles.wide}`}
      aria-label={text(`app.header.scheme.${other}`)}
      onClick={() => setScheme(other)}
    >
      {scheme === 'dark' ? (
        <IconSun size={22} aria-hidden="true" />
      ) : (
        <IconMoon size={22} aria-hidden="true" />
      )}
      {inMenu ? text(`app.header.scheme.${other}`) : null}
    </button>
  );
}
