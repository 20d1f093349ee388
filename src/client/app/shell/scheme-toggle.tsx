import { IconMoon, IconSun } from '@tabler/icons-react';
import { schemePath } from '../../../shared/colour-cookie.ts';
import { useColourScheme } from '../../lib/colour-scheme.ts';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';
import menu from './menu-tool.module.css';

/**
 * Switches between dark and light, without scripts by a plain post. The header of a phone has no room for it, so the phone menu shows it with its name.
 */
export function SchemeToggle({ inMenu = false }: { inMenu?: boolean }) {
  const text = useText();
  const [scheme, setScheme] = useColourScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <form
      className={styles.scheme}
      action={schemePath}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setScheme(other);
      }}
    >
      <button
        type="submit"
        name="scheme"
        value={other}
        className={inMenu ? menu.tool : `${styles.tool} ${styles.wide}`}
        aria-label={text(`app.header.scheme.${other}`)}
      >
        {scheme === 'dark' ? (
          <IconSun size={22} aria-hidden="true" />
        ) : (
          <IconMoon size={22} aria-hidden="true" />
        )}
        {inMenu ? text(`app.header.scheme.${other}`) : null}
      </button>
    </form>
  );
}
