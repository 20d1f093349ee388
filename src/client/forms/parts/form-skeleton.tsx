import { FormattedMessage } from 'react-intl';
import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import css from './form-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** Stands where the form will be, in about its shape, until its script has come. */
export function FormSkeleton() {
  return (
    <div className={css.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        <FormattedMessage id="app.form.loading" />
      </p>
      <NeedsScripts what="form" />
      {ROWS.map((row) => (
        <Skeleton key={row} height={80} />
      ))}
    </div>
  );
}
