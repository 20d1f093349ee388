import { FormattedMessage } from 'react-intl';
import { useFormState } from '../state/form-context.ts';
import css from './required-note.module.css';

/** A form with fewer fields than this needs no explanation of the sign. */
const FEW = 4;

/** Says what the asterisk means. */
export function RequiredNote() {
  const isLong = useFormState((state) => state.fields.length >= FEW);
  if (!isLong) return null;
  return (
    <p className={css.note}>
      <FormattedMessage id="app.form.requiredNote" />
    </p>
  );
}
