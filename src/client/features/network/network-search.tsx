import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { pathOf } from '../../../shared/match-page.ts';
import { LONGEST_QUESTION, typedText } from '../../../shared/search.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './network.module.css';

/** A postal code or a town. Without scripts the form sends it to the page, which the server draws with its answer. */
export function NetworkSearch({ near }: { near: string }) {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('near');
    const wanted = typedText(typeof typed === 'string' ? typed : '');
    void navigate(
      wanted ? `${pathOf('network')}?${new URLSearchParams({ near: wanted })}` : pathOf('network'),
    );
  };
  return (
    <search>
      <form className={styles.form} action={useHref(pathOf('network'))} method="get" onSubmit={search}>
        <label className={styles.label} htmlFor={id}>
          {text('network.page.search.label')}
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
            maxLength={LONGEST_QUESTION}
            required
            autoComplete="postal-code"
            enterKeyHint="search"
            placeholder={text('network.page.search.example')}
          />
          <Button type="submit">
            <IconSearch size={20} aria-hidden="true" />
            {text('network.page.search.submit')}
          </Button>
        </div>
      </form>
    </search>
  );
}
