import { type RefObject, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldPath } from '../../../shared/field-paths.ts';
import type { FormScript } from '../../../shared/form-script.ts';
import type { FieldError } from '../state/field-errors.ts';
import { focusField } from '../state/focus-field.ts';
import { useFormState, useFormStore } from '../state/form-context.ts';
import { uiOf } from '../state/view.ts';
import css from './changed-notice.module.css';
import { AlertIcon } from './icons.tsx';

const NONE: FieldError[] = [];

/** The fields that passed before the form's definition changed, less those mended since. */
function useChangedErrors(): FieldError[] {
  const changed = useFormState((state) => state.changed);
  const errors = useFormState((state) => (changed.length > 0 ? state.errors : NONE));
  return useMemo(() => errors.filter(({ path }) => changed.includes(path)), [errors, changed]);
}

function labelOf(script: FormScript, path: FieldPath): string {
  const title = path.split('.').reduce(uiOf, script.ui)['ui:title'];
  // A consent's label is a sentence with links; its words are enough here.
  return typeof title === 'string' ? title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1') : path;
}

/** What no longer passes since the rules of an open form or a draft have changed; leads to each field. */
export function ChangedNotice({ form }: { form: RefObject<HTMLElement | null> }) {
  const store = useFormStore();
  const script = useFormState((state) => state.script);
  const errors = useChangedErrors();
  return (
    <div role="status" data-changed={errors.length > 0 || undefined} className={css.frame}>
      {errors.length > 0 ? (
        <div className={css.notice}>
          <p className={css.heading}>
            <AlertIcon className={css.icon} />
            <FormattedMessage id="app.form.changed.title" />
          </p>
          <p className={css.lead}>
            <FormattedMessage id="app.form.changed.lead" values={{ count: errors.length }} />
          </p>
          <ul className={css.list}>
            {errors.map(({ path }) => (
              <li key={path}>
                <button
                  type="button"
                  className={css.link}
                  onClick={() => focusField(form.current, store, path)}
                >
                  {labelOf(script, path)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
