import type { WidgetProps } from '@rjsf/utils';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/button.tsx';
import { ErrorText } from '../../parts/error-text.tsx';
import { Asterisk } from '../../parts/field-frame.tsx';
import { useFormState, useShownError } from '../../state/form-context.ts';
import { controlOf, textOption } from '../widget-control.ts';
import css from './repeat.module.css';
import { RepeatRow } from './repeat-row.tsx';
import { useRows } from './use-rows.ts';

/** The limit of a list of the view, which the compiler takes from the schema. */
function limitOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** A list of objects: a row each, to be added, removed and moved. What happened is said to screen readers. */
export function RepeatList(props: WidgetProps) {
  const control = controlOf(props);
  const { path, label, help, readOnly } = control;
  const error = useShownError(path);
  const status = useRef<HTMLParagraphElement>(null);
  const root = useRef<HTMLFieldSetElement>(null);
  const intl = useIntl();
  const rows = useRows(path, root, (id, number) => {
    if (status.current) status.current.textContent = intl.formatMessage({ id }, { number });
  });
  const fewest = control.required ? limitOf(props.schema.minItems, 0) : 0;
  const most = limitOf(props.schema.maxItems, 100);
  const count = useFormState((state) => rows.countIn(state.data));
  const [helpId, errorId] = [useId(), useId()];
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className={css.list}
      ref={root}
      id={control.id}
      data-field={path}
      aria-describedby={describedBy}
    >
      <legend className={css.legend}>
        {label}
        {control.required && <Asterisk />}
      </legend>
      {help !== undefined && (
        <p className={css.help} id={helpId}>
          {help}
        </p>
      )}
      {rows.keys(count).map((key, number) => (
        <RepeatRow
          key={key}
          widget={props}
          path={path}
          number={number}
          count={count}
          title={textOption(props, 'row')}
          onMove={readOnly || count < 2 ? undefined : (to) => rows.move(number, to)}
          onRemove={readOnly || count <= fewest ? undefined : () => rows.remove(number)}
        />
      ))}
      {!readOnly && count < most && (
        <Button look="secondary" onClick={rows.add}>
          {textOption(props, 'add') ?? <FormattedMessage id="app.form.rows.add" />}
        </Button>
      )}
      {!readOnly && count >= most && (
        <p className={css.help}>
          <FormattedMessage id="app.form.rows.full" values={{ count: most }} />
        </p>
      )}
      <p className={css.status} role="status" ref={status} />
      <ErrorText id={errorId} error={error} />
    </fieldset>
  );
}
