import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import css from './form-skeleton.module.css';

const FIELDS = 4;

/** Stands where the form will be, in about its shape, until its script has come. */
export function FormSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={css.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        <FormattedMessage id="app.form.loading" />
      </p>
      <NeedsScripts what="form" />
      {children ??
        Array.from({ length: FIELDS }, (_, at) => <Skeleton key={`place-${String(at)}`} height={80} />)}
    </div>
  );
}
