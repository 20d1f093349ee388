import { Skeleton } from '../../components/skeleton.tsx';
import ground from './ground.module.css';
import choice from './motif-choice.module.css';
import css from './wallpapers.module.css';

const MOTIFS = 6;

/** The wall while its motifs are loading: a phone, and small ones below it. */
export function WallSkeleton() {
  return (
    <div className={css.wall}>
      <div className={css.preview}>
        <div className={css.stage}>
          <span className={ground.ground} />
          <div className={css.large}>
            <Skeleton height={480} />
          </div>
          <Skeleton shape="text" height={28} />
        </div>
      </div>
      <div className={css.side}>
        <FormSkeleton />
        <div className={choice.row}>
          {Array.from({ length: MOTIFS }, (_, at) => (
            <Skeleton key={`motif-${String(at)}`} height={176} />
          ))}
        </div>
      </div>
      <Skeleton height={52} />
    </div>
  );
}

/** As high as the form of the shirt. */
export function FormSkeleton() {
  return <Skeleton height={136} />;
}
