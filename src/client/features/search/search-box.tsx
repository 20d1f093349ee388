import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { pathOf } from '../../../shared/match-page.ts';
import { LONGEST_QUESTION, typedText } from '../../../shared/search.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './search-box.module.css';

/** The address of a question. */
export function searchPath(words: string): string {
  return words ? `${pathOf('search')}?${new URLSearchParams({ q: words })}` : pathOf('search');
}

/** The question. Without scripts the form sends it to the page, which the server draws with its results. */
export function SearchBox({ words }: { words: string }) {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(searchPath(typedText(typeof typed === 'string' ? typed : '')));
  };
  return (
    <search>
      <form className={styles.form} action={useHref(pathOf('search'))} method="get" onSubmit={search}>
        <label className={styles.label} htmlFor={id}>
          {text('search.page.label')}
        </label>
        <div className={styles.line}>
          <input
            // Another question in the address is another value to begin with.
            key={words}
            id={id}
            className={styles.input}
            type="search"
            name="q"
            defaultValue={words}
            maxLength={LONGEST_QUESTION}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={text('search.page.example')}
          />
          <Button type="submit">
            <IconSearch size={20} aria-hidden="true" />
            {text('search.page.submit')}
          </Button>
        </div>
      </form>
    </search>
  );
}
