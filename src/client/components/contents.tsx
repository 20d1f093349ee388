import { useLanguage } from '../lib/language.ts';
import styles from './contents.module.css';

/** So many parts need a list of what the page holds. */
const LONG = 6;

interface Props {
  title: string;
  parts: readonly { anchor: string; name: string }[];
}

/** The parts of a long page as links to them, folded under one line. */
export function Contents({ title, parts }: Props) {
  const { lang } = useLanguage();
  if (parts.length < LONG) return null;
  return (
    <details className={styles.contents}>
      <summary lang={lang}>{title}</summary>
      <ul>
        {parts.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
