import { toFieldPathId, type WidgetProps } from '@rjsf/utils';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/button.tsx';
import css from './repeat.module.css';

interface Props {
  widget: WidgetProps;
  /** The list's path. */
  path: string;
  /** From 0. */
  number: number;
  count: number;
  /** The form's own word for a row; the row's number follows it. */
  title: string | undefined;
  onMove: ((to: number) => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One row: its fields are drawn as those of any object, and read and write the store by their paths. */
export function RepeatRow({ widget, path, number, count, title, onMove, onRemove }: Props) {
  const intl = useIntl();
  const heading = useId();
  const { registry, schema, uiSchema, readonly } = widget;
  const { SchemaField } = registry.fields;
  const names = useMemo(() => [...path.split('.'), number], [path, number]);
  const place = useMemo(
    () => toFieldPathId('', registry.globalFormOptions, names),
    [registry.globalFormOptions, names],
  );
  const name =
    title === undefined
      ? intl.formatMessage({ id: 'app.form.rows.row' }, { number: number + 1 })
      : `${title} ${number + 1}`;
  const say = (id: string) => intl.formatMessage({ id }, { name });
  if (!SchemaField || typeof schema.items !== 'object' || Array.isArray(schema.items)) return null;
  return (
    <section className={css.row} aria-labelledby={heading} data-row={number}>
      <div className={css.head}>
        <p className={css.title} id={heading} tabIndex={-1} data-title>
          {name}
        </p>
        <div className={css.actions}>
          {onMove && number > 0 ? (
            <Button look="quiet" aria-label={say('app.form.rows.upOf')} onClick={() => onMove(number - 1)}>
              {intl.formatMessage({ id: 'app.form.rows.up' })}
            </Button>
          ) : null}
          {onMove && number < count - 1 ? (
            <Button look="quiet" aria-label={say('app.form.rows.downOf')} onClick={() => onMove(number + 1)}>
              {intl.formatMessage({ id: 'app.form.rows.down' })}
            </Button>
          ) : null}
          {onRemove ? (
            <Button look="quiet" aria-label={say('app.form.rows.removeOf')} onClick={onRemove}>
              {intl.formatMessage({ id: 'app.form.rows.remove' })}
            </Button>
          ) : null}
        </div>
      </div>
      <SchemaField
        name={String(number)}
        schema={schema.items}
        uiSchema={typeof uiSchema?.items === 'object' ? uiSchema.items : undefined}
        fieldPathId={place}
        registry={registry}
        readonly={readonly}
        onChange={ignore}
        onBlur={ignore}
        onFocus={ignore}
      />
    </section>
  );
}

/** The store hears of changes from the widgets themselves. */
function ignore() {}
