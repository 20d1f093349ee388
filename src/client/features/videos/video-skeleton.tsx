import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import css from './video-view.module.css';

/** The place of a video while it loads. */
export function VideoSkeleton() {
  const text = useText();
  return (
    <div className={css.view} role="status">
      <div className={css.back}>
        <h1 className="visually-hidden">{text('app.loading')}</h1>
        <Skeleton height={44} width="8rem" shape="text" />
      </div>
      <div className={css.screen}>
        <Skeleton height={420} />
      </div>
      <div className={css.words}>
        <Skeleton height={112} shape="text" />
        <Skeleton height={60} shape="text" />
      </div>
      <div className={css.transcript}>
        <Skeleton height={240} shape="text" />
      </div>
    </div>
  );
}
