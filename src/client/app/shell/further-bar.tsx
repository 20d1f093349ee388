import { IconLanguage } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { FurtherLanguage } from '../../../shared/further-language.ts';
import { bootstrap } from '../../lib/bootstrap.ts';
import { chooseFurther, leaveFurther, useFurtherLanguage } from '../../lib/further-language.ts';
import { useLanguage } from '../../lib/language.ts';
import styles from './further-bar.module.css';

/** Above the page: the languages of forms to choose, and what a reader of one must know of the page itself. */
export function FurtherBar() {
  const { lang } = useLanguage();
  const chosen = useFurtherLanguage();
  // Who goes to the page's other language has left the language of forms.
  useEffect(() => leaveFurther(lang), [lang]);
  return (
    <div className={styles.bar}>
      <IconLanguage size={20} aria-hidden="true" />
      <p role="status" lang={chosen?.code} dir={chosen?.direction} className={styles.notice}>
        {chosen?.notice}
      </p>
      {bootstrap().languages?.map((one) => (
        <FurtherButton key={one.code} language={one} isChosen={one.code === chosen?.code} />
      ))}
    </div>
  );
}

/** A press chooses the language, a second one leaves it. */
function FurtherButton({ language, isChosen }: { language: FurtherLanguage; isChosen: boolean }) {
  const { code, name, fallback } = language;
  const { lang, switchTo } = useLanguage();
  const choose = () => {
    chooseFurther(isChosen ? undefined : code);
    if (lang !== fallback) switchTo(fallback);
  };
  return (
    <button type="button" className={styles.choice} lang={code} aria-pressed={isChosen} onClick={choose}>
      {name}
    </button>
  );
}
