import { team } from 'virtual:team';
import { useLanguage } from '../lib/language.ts';
import styles from './brand-panel.module.css';
import brandPattern from './pattern.module.css';

/** The brand's slogan, large on its colour and pattern, beside a form on a wide window. */
export function BrandPanel() {
  const { lang } = useLanguage();
  return (
    <div className={`${brandPattern.behind} ${styles.panel}`} aria-hidden="true">
      <span className={styles.mark} />
      <p className={styles.words}>{team.words[lang].heroTitle}</p>
    </div>
  );
}
