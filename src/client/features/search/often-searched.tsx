import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import styles from './often-searched.module.css';
import { searchPath } from './search-box.tsx';

const questions = ['number', 'turkiye', 'esim', 'cancel', 'shop'];

/** Before anything is asked: what many look for. */
export function OftenSearched() {
  const text = useText();
  return (
    <Section size="part" title={text('search.page.often')}>
      <ul className={styles.list}>
        {questions.map((name) => (
          <li key={name}>
            <Link className={styles.question} to={searchPath(text(`search.page.often.${name}`))}>
              {text(`search.page.often.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
