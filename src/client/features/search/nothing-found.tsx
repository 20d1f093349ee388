import { IconBuildingStore, IconDeviceSim, IconHelpCircle, IconMessage } from '@tabler/icons-react';
import { NotFoundIllustration } from '../../components/illustrations/not-found.tsx';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { Spelled } from '../../components/spelled.tsx';
import { useText } from '../../lib/text.ts';
import styles from './search-results.module.css';

const ways = [
  { to: '/information/faq', key: 'help', Icon: IconHelpCircle },
  { to: '/tarife', key: 'tariffs', Icon: IconDeviceSim },
  { to: '/shops', key: 'shops', Icon: IconBuildingStore },
  { to: '/support', key: 'support', Icon: IconMessage },
];

/** Nothing fits: where else an answer may be, and people who have one. */
export function NothingFound({ words }: { words: string }) {
  const text = useText();
  return (
    <div className={styles.nothing}>
      <div className={styles.picture}>
        <NotFoundIllustration />
      </div>
      <div className={styles.empty} role="status">
        <h2 className={styles.title}>
          <Spelled term={words}>{text('search.page.empty.title', { words })}</Spelled>
        </h2>
        <p>{text('search.page.empty.text')}</p>
      </div>
      <ListRows>
        {ways.map(({ to, key, Icon }) => (
          <ListRow
            key={key}
            to={to}
            icon={<Icon size={24} aria-hidden="true" />}
            title={text(`search.page.way.${key}`)}
          />
        ))}
      </ListRows>
    </div>
  );
}
