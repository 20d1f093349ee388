import { FormattedMessage } from 'react-intl';
import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import css from './form-skeleton.module.css';

interface Props {
  /** Of fields. */
  places?: number;
}

/** Stands where the form will be, in about its shape, until its script has come. */
export function FormSkeleton({ places = 4 }: Props) {
  return (
    <div className={css.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        <FormattedMessage id="app.form.loading" />
      </p>
      <NeedsScripts what="form" />
      {Array.from({ length: places }, (_, at) => (
        <Skeleton key={`place-${String(at)}`} height={80} />
      ))}
    </div>
  );
}
