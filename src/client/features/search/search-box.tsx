import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId } from 'react';
import { useHref } from 'react-router-dom';
import { pathOf } from '../../../shared/match-page.ts';
import { LONGEST_QUESTION, typedText } from '../../../shared/search.ts';
import { Button } from '../../components/button.tsx';
import styles from './search-box.module.css';

/** The address of a question to the whole site. */
export function searchPath(words: string): string {
  return words ? `${pathOf('search')}?${new URLSearchParams({ q: words })}` : pathOf('search');
}

interface Props {
  /** What was asked last. */
  asked: string;
  words: { label: string; example: string; submit: string };
  /** With scripts: what was typed. */
  onSearch: (words: string) => void;
}

/** The question. Without scripts the form sends it to the search of the site, which the server draws with its results. */
export function SearchBox({ asked, words, onSearch }: Props) {
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    onSearch(typedText(typeof typed === 'string' ? typed : ''));
  };
  return (
    <search>
      <form className={styles.form} action={useHref(pathOf('search'))} method="get" onSubmit={search}>
        <label className={styles.label} htmlFor={id}>
          {words.label}
        </label>
        <div className={styles.line}>
          <input
            // Another question in the address is another value to begin with.
            key={asked}
            id={id}
            className={styles.input}
            type="search"
            name="q"
            defaultValue={asked}
            maxLength={LONGEST_QUESTION}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={words.example}
          />
          <Button type="submit">
            <IconSearch size={20} aria-hidden="true" />
            {words.submit}
          </Button>
        </div>
      </form>
    </search>
  );
}
