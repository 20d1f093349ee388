import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import css from './article-view.module.css';

/** The place of an article while it loads. */
export function ArticleSkeleton() {
  const text = useText();
  return (
    <div className={css.article} role="status">
      <div className={css.back}>
        <h1 className="visually-hidden">{text('app.loading')}</h1>
        <Skeleton height={44} width="8rem" shape="text" />
      </div>
      <div className={css.head}>
        <Skeleton height={24} width="16rem" shape="text" />
        <Skeleton height={112} shape="text" />
        <Skeleton height={90} shape="text" />
      </div>
      <div className={css.cover}>
        <Skeleton height={320} />
      </div>
      <div className={css.body}>
        <Skeleton height={420} shape="text" />
      </div>
    </div>
  );
}
