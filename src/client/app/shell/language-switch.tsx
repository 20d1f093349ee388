import { IconLanguage } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { otherLang, withLanguage } from '../../../shared/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { pageAt } from '../../lib/page-address.ts';
import { useText } from '../../lib/text.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './header.module.css';
import menu from './menu-tool.module.css';

/**
 * A link to the same place in the other language. It works in a new tab too; in this tab it keeps what the user typed.
 */
export function LanguageSwitch({ inMenu = false }: { inMenu?: boolean }) {
  const text = useText();
  const { lang, switchTo } = useLanguage();
  const place = usePlace();
  const other = otherLang(lang);
  const name = other === 'de' ? 'Deutsch' : 'Türkçe';
  const code = other.toUpperCase();
  return (
    <a
      className={inMenu ? menu.tool : styles.tool}
      href={withLanguage(other, place)}
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

/** The address without language. The server knows no hash and draws each unknown address alike. */
function usePlace(): string {
  const { pathname, search, hash } = useLocation();
  if (useHydrated()) return pathname + search + hash;
  return pageAt(pathname).page === 'notFound' ? '/' : pathname;
}
