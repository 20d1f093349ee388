import { IconLanguage } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { useLanguage, withLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';
import menu from './phone-menu.module.css';

/** A link to the same place in the other language: it works in a new tab too; here it keeps what was typed. */
export function LanguageSwitch({ inMenu = false }: { inMenu?: boolean }) {
  const text = useText();
  const { lang, switchTo } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const other = lang === 'de' ? 'tr' : 'de';
  const name = other === 'de' ? 'Deutsch' : 'Türkçe';
  const code = other.toUpperCase();
  return (
    <a
      className={inMenu ? menu.tool : styles.tool}
      href={withLanguage(other, pathname) + search + hash}
      hrefLang={other}
      lang={other}
      aria-label={inMenu ? undefined : `${code}, ${name}`}
      title={text('app.header.language')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        switchTo(other);
      }}
    >
      {inMenu ? <IconLanguage size={22} aria-hidden="true" /> : code}
      {inMenu ? name : null}
    </a>
  );
}
