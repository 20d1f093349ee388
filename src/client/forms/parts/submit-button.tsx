import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { useFormState } from '../state/form-context.ts';
import css from './submit-button.module.css';

interface Props extends Pick<ButtonProps, 'look'> {
  label: string | undefined;
  /** The form cannot be sent without: then there is no button, either. */
  needsScripts: boolean;
}

/** The form's one main action, once its last section is open. While it runs, it says so, stays focusable and does nothing more. */
export function SubmitButton({ label, look, needsScripts }: Props) {
  const pending = useFormState((state) => state.pending);
  const words = useFormState((state) => state.script.words.submit);
  // A section before the last has a button of its own, which leads on.
  const isLater = useFormState(
    ({ openSection: open, fields }) => open && !fields.at(-1)?.startsWith(`${open}.`),
  );
  return (
    <div className={css.submit}>
      <Button
        type="submit"
        busy={pending}
        look={isLater ? 'secondary' : look}
        wide
        data-scripted={needsScripts || undefined}
      >
        {pending && <span className={css.spinner} aria-hidden="true" />}
        <span>{label ?? words ?? <FormattedMessage id="app.form.submit" />}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {pending && <FormattedMessage id="app.form.pending" />}
      </span>
    </div>
  );
}
