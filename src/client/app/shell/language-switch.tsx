import { useLocation } from 'react-router-dom';
import { useLanguage, withLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';

/** A link to the same place in the other language: it works in a new tab too; here it keeps what was typed. */
export function LanguageSwitch() {
  const text = useText();
  const { lang, switchTo } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const other = lang === 'de' ? 'tr' : 'de';
  const name = other === 'de' ? 'DE, Deutsch' : 'TR, Türkçe';
  return (
    <a
      className={styles.tool}
      href={withLanguage(other, pathname) + search + hash}
      hrefLang={other}
      lang={other}
      aria-label={name}
      title={text('app.header.language')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        switchTo(other);
      }}
    >
      {other.toUpperCase()}
    </a>
  );
}
