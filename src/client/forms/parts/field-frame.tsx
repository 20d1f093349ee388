import type { ReactNode } from 'react';
import { useShownError } from '../state/form-context.ts';
import { type Control, describedBy } from './control.ts';
import { ErrorText } from './error-text.tsx';
import css from './field-frame.module.css';
import { HelpText } from './help-text.tsx';

interface FieldFrameProps {
  control: Control;
  children: ReactNode;
  /** Several controls stand in a group with a legend; a single one has a label. */
  as?: 'field' | 'group' | 'radiogroup';
}

/** Label above, help before the control, error under it. */
export function FieldFrame({ control, children, as = 'field' }: FieldFrameProps) {
  const { id, path, help } = control;
  const error = useShownError(path);
  const Frame = as === 'field' ? 'div' : 'fieldset';
  return (
    <Frame
      className={css.frame}
      data-field={path}
      data-invalid={error !== undefined || undefined}
      {...groupProps(control, error, as)}
    >
      <FieldLabel control={control} as={as} />
      {help !== undefined && (
        <p id={`${id}__help`} className={css.help}>
          <HelpText text={help} />
        </p>
      )}
      <div className={css.control}>{children}</div>
      <ErrorText id={`${id}__error`} error={error} />
    </Frame>
  );
}

/** A group of radios is required and invalid as a whole; a group of checkboxes is only named and described. */
function groupProps(control: Control, error: string | undefined, as: FieldFrameProps['as']) {
  if (as === 'field') return {};
  // The summary's link leads to the group: none of its controls is the first for all.
  const described = { id: control.id, 'aria-describedby': describedBy(control, error) };
  if (as === 'group') return described;
  const isInvalid = error !== undefined || undefined;
  return {
    ...described,
    role: as,
    'aria-required': control.required,
    'aria-invalid': isInvalid,
  };
}

function FieldLabel({ control, as }: Pick<FieldFrameProps, 'control' | 'as'>) {
  const words = (
    <>
      {control.label}
      {control.required && <Asterisk />}
    </>
  );
  if (as !== 'field') return <legend className={css.label}>{words}</legend>;
  return (
    <label className={css.label} htmlFor={control.id}>
      {words}
    </label>
  );
}

/** The sign of a required field; to assistive technology the control says it itself. */
export function Asterisk() {
  return (
    <span className={css.asterisk} aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}
