import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import css from './video-list.module.css';

const cards = [0, 1, 2, 3, 4];

/** The place of the videos while they load. */
export function VideosSkeleton() {
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
