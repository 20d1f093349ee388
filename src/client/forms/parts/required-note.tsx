import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormState } from '../state/form-context.ts';
import { hasRequired, visibleView } from '../state/view.ts';
import css from './required-note.module.css';

/** A form with fewer fields than this needs no explanation of the sign. */
const FEW = 4;

/** Says what the asterisk means, where there is one. */
export function RequiredNote() {
  const isLong = useFormState((state) => state.fields.length >= FEW);
  const view = useFormState((state) => state.script.view);
  const hidden = useFormState((state) => state.hidden);
  const isUsed = useMemo(
    () => hasRequired(visibleView(view, hidden.split(' ').filter(Boolean))),
    [view, hidden],
  );
  if (!isLong || !isUsed) return null;
  return (
    <p className={css.note}>
      <FormattedMessage id="app.form.requiredNote" />
    </p>
  );
}
