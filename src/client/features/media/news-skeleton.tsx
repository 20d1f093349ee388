import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import css from './article-list.module.css';

const cards = [0, 1, 2, 3, 4];

/** The place of the articles while they load. */
export function NewsSkeleton() {
  const text = useText();
  return (
    <div role="status">
      <p className="visually-hidden">{text('app.loading')}</p>
      <Skeleton height={320} />
      <div className={css.rows}>
        {cards.map((card) => (
          <Skeleton key={card} height={240} />
        ))}
      </div>
    </div>
  );
}
