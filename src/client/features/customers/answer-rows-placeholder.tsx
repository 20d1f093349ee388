import { Skeleton } from '../../components/skeleton.tsx';
import css from './answer-rows.module.css';

/** As high as the rows that will be here, so that nothing below them moves. */
export function AnswerRowsPlaceholder({ rows }: { rows: number }) {
  return (
    <div className={css.answers}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={`row-${String(at)}`} className={css.row}>
          <div className={css.head}>
            <Skeleton height={40} />
          </div>
        </div>
      ))}
    </div>
  );
}
