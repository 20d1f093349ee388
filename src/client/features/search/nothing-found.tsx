import { IconZoomQuestion } from '@tabler/icons-react';
import { ButtonLink } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { useText } from '../../lib/text.ts';
import styles from './search-results.module.css';

const ways = [
  { to: '/information/faq', key: 'help' },
  { to: '/tarife', key: 'tariffs' },
  { to: '/shops', key: 'shops' },
  { to: '/support', key: 'support' },
];

/** Nothing fits: where else an answer may be, and people who have one. */
export function NothingFound({ words }: { words: string }) {
  const text = useText();
  return (
    <div role="status">
      <Empty
        title={text('search.page.empty.title', { words })}
        text={text('search.page.empty.text')}
        illustration={<IconZoomQuestion size={56} stroke={1.25} aria-hidden="true" />}
      >
        <div className={styles.ways}>
          {ways.map(({ to, key }) => (
            <ButtonLink key={to} to={to} look="secondary">
              {text(`search.page.way.${key}`)}
            </ButtonLink>
          ))}
        </div>
      </Empty>
    </div>
  );
}
