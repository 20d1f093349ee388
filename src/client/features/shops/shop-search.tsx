import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import type { ShopTown } from '../../../shared/api/shops.ts';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import styles from './shop-search.module.css';

interface Props {
  near: string | undefined;
  /** Their names are suggested. */
  towns: readonly ShopTown[];
}

/** A postal code or a town. Without scripts the form leads to the nearest town with shops. */
export function ShopSearch({ near, towns }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('near') ?? '').trim();
    if (typed) void navigate(`/shops?${new URLSearchParams({ near: typed })}`);
  };
  return (
    <search>
      <form className={styles.form} action={useHref('/shops/find')} method="get" onSubmit={search}>
        <label className={styles.label} htmlFor={id}>
          {text('shops.page.search.label')}
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
            maxLength={60}
            required
            autoComplete="postal-code"
            enterKeyHint="search"
            placeholder={text('shops.page.search.example')}
            list={`${id}-towns`}
          />
          <Button type="submit">
            <IconSearch size={20} aria-hidden="true" />
            {text('shops.page.search.submit')}
          </Button>
        </div>
        <datalist id={`${id}-towns`}>
          {towns.map(({ slug, name }) => (
            <option key={slug} value={name} />
          ))}
        </datalist>
      </form>
    </search>
  );
}
