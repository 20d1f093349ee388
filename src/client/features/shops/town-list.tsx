import { IconChevronRight } from '@tabler/icons-react';
import type { ShopTown } from '../../../shared/api/shops.ts';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import styles from './town-list.module.css';

/** So many towns are shown at once; the others unfold. */
const LARGE = 12;

/** The towns with shops as links, each to its own page: they need no script. */
export function TownList({ towns }: { towns: readonly ShopTown[] }) {
  const text = useText();
  const others = towns.slice(LARGE).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return (
    <div className={styles.towns}>
      <ul className={styles.large} aria-label={text('shops.page.towns.large')}>
        {towns.slice(0, LARGE).map((town) => (
          <li key={town.slug}>
            <Link className={styles.town} to={`/shops/in/${town.slug}`}>
              <span lang="de">{town.name}</span>
              <span className={styles.count} aria-hidden="true">
                {town.shops}
              </span>
              <span className="visually-hidden">{text('shops.page.towns.shops', { count: town.shops })}</span>
              <IconChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <details>
          <summary className={styles.more}>
            {text('shops.page.towns.others', { count: others.length })}
          </summary>
          <ul className={styles.small}>
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/shops/in/${slug}`} lang="de">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
