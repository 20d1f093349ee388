import {
  IconBuildingStore,
  IconDeviceSim,
  IconFileText,
  IconHelpCircle,
  IconNews,
  IconPlayerPlay,
  IconTicket,
} from '@tabler/icons-react';
import { useId } from 'react';
import type { SearchGroup } from '../../../shared/api/search.ts';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import { HitList } from './hit-list.tsx';
import styles from './result-group.module.css';

const icons = {
  tariffs: IconDeviceSim,
  help: IconHelpCircle,
  pages: IconFileText,
  campaigns: IconTicket,
  news: IconNews,
  videos: IconPlayerPlay,
  shops: IconBuildingStore,
};

/** Where all things of a kind are. */
const places: Partial<Record<SearchGroup['kind'], string>> = {
  tariffs: '/tarife',
  help: '/information/faq',
  campaigns: '/campaigns',
  news: '/news',
  videos: '/videos',
  shops: '/shops',
};

/** The best results of one kind, and the way to all things of that kind. */
export function ResultGroup({ group: { kind, total, hits } }: { group: SearchGroup }) {
  const text = useText();
  const id = useId();
  const Icon = icons[kind];
  const all = places[kind];
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          <Icon size={28} stroke={1.5} aria-hidden="true" />
          {text(`search.page.kind.${kind}`)}
        </h2>
        <span className={styles.count}>{total}</span>
      </header>
      <div>
        <HitList hits={hits} labelledBy={id} />
        {all ? (
          <Link to={all} className={styles.all}>
            {text(`search.page.all.${kind}`)}
          </Link>
        ) : null}
      </div>
    </section>
  );
}
