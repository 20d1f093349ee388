import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useHref } from 'react-router-dom';
import { LONGEST_PLACE, typedText } from '../../shared/search.ts';
import { Button } from './button.tsx';
import styles from './place-search.module.css';

interface Props {
  /** The place that is shown. */
  near: string | undefined;
  /** Where the form leads without scripts. */
  action: string;
  words: { label: string; example: string; submit: string };
  /** With scripts: what was typed. */
  onSearch: (place: string) => void;
  /** Names that are suggested. */
  children?: ReactNode;
}

/** A postal code or a town. `children` are the options of a list beside the field. */
export function PlaceSearch({ near, action, words, onSearch, children }: Props) {
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('near');
    onSearch(typedText(typeof typed === 'string' ? typed : ''));
  };
  return (
    <search>
      <form className={styles.form} action={useHref(action)} method="get" onSubmit={search}>
        <label className={styles.label} htmlFor={id}>
          {words.label}
        </label>
        <div className={styles.line}>
          <input
            // Another place in the address is another value to begin with.
            key={near}
            id={id}
            className={styles.input}
            type="search"
            name="near"
            defaultValue={near}
            maxLength={LONGEST_PLACE}
            required
            autoComplete="postal-code"
            enterKeyHint="search"
            placeholder={words.example}
            list={children ? `${id}-places` : undefined}
          />
          <Button type="submit">
            <IconSearch size={20} aria-hidden="true" />
            {words.submit}
          </Button>
        </div>
        {children ? <datalist id={`${id}-places`}>{children}</datalist> : null}
      </form>
    </search>
  );
}
