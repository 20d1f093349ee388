import { IconSearch } from '@tabler/icons-react';
import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { useHref } from 'react-router-dom';
import { typedText } from '../../shared/search.ts';
import styles from './search-field.module.css';

interface Props {
  /** The name in the address. */
  name: string;
  /** What was asked last. */
  asked: string;
  /** Where the form leads without scripts. */
  action: string;
  words: { label: string; example: string; submit: string };
  /** With scripts: what was typed. */
  onSearch: (typed: string) => void;
  /** What the input needs beside that. */
  input: Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'required'>;
  /** The options of a list beside the field. */
  children?: ReactNode;
}

/** A search in one field, with its button inside. */
export function SearchField({ name, asked, action, words, onSearch, input, children }: Props) {
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(name);
    onSearch(typedText(typeof typed === 'string' ? typed : ''));
  };
  return (
    <search>
      <form className={styles.form} action={useHref(action)} method="get" onSubmit={search}>
        <label className={styles.label} htmlFor={id}>
          {words.label}
        </label>
        <div className={styles.box}>
          <input
            {...input}
            // Another question in the address is another value to begin with.
            key={asked}
            id={id}
            className={styles.input}
            type="search"
            name={name}
            defaultValue={asked}
            enterKeyHint="search"
            placeholder={words.example}
            list={children ? `${id}-list` : undefined}
          />
          <button type="submit" className={styles.go} aria-label={words.submit}>
            <IconSearch size={22} aria-hidden="true" />
          </button>
        </div>
        {children ? <datalist id={`${id}-list`}>{children}</datalist> : null}
      </form>
    </search>
  );
}
