import type { WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { valueAt } from '../../../../shared/field-paths.ts';
import { describedBy } from '../../parts/control.ts';
import { useFormState, useShownError } from '../../state/form-context.ts';
import { controlOf } from '../widget-control.ts';
import { DropZone } from './drop-zone.tsx';
import { FileRow } from './file-row.tsx';
import css from './upload.module.css';
import { idsOf, knownFile } from './upload-items.ts';
import { uploadRule } from './upload-rule.ts';
import { useUploads } from './use-uploads.ts';

/** The files of a field: what has arrived, what is on its way, and how to add some. */
export function UploadBox(props: WidgetProps) {
  const control = controlOf(props);
  const { id, path, readOnly } = control;
  const intl = useIntl();
  const error = useShownError(path);
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const ids = idsOf(useFormState((state) => valueAt(state.data, path)));
  const tell = (text: string) => {
    if (status.current) status.current.textContent = text;
  };
  const uploads = useUploads({
    props,
    path,
    say: (message, name, fault = '') => tell(intl.formatMessage({ id: message }, { name, fault })),
  });
  const most = typeof props.schema.maxItems === 'number' ? props.schema.maxItems : 1;
  const isFull = ids.length + uploads.chosen.filter(({ fault }) => fault === undefined).length >= most;
  const full = intl.formatMessage({ id: 'app.form.rows.full' }, { count: most });
  /** What had the focus goes; the next thing to do gets it. */
  const andFocus = (act: () => void) => () => {
    act();
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('input, button')?.focus());
  };
  return (
    <div className={css.box} ref={root}>
      {ids.length + uploads.chosen.length > 0 && (
        <ul className={css.list}>
          {ids.map((one, at) => (
            <FileRow
              key={one}
              name={
                knownFile(one)?.name ?? intl.formatMessage({ id: 'app.form.files.file' }, { number: at + 1 })
              }
              bytes={knownFile(one)?.bytes}
              away="remove"
              onAway={readOnly ? undefined : andFocus(() => uploads.remove(one))}
            />
          ))}
          {uploads.chosen.map((one) => (
            <FileRow
              key={one.key}
              name={one.file.name}
              bytes={one.file.size}
              progress={one.progress}
              fault={one.fault}
              away={one.fault === undefined ? 'cancel' : 'remove'}
              onAway={andFocus(() => uploads.dismiss(one))}
              onRetry={one.mayRetry ? () => uploads.retry(one) : undefined}
            />
          ))}
        </ul>
      )}
      {!readOnly && !isFull && (
        <DropZone
          id={`${id}__choose`}
          name={path}
          types={uploadRule(props)?.types ?? []}
          many={most > 1}
          describedBy={describedBy(control, error)}
          invalid={error !== undefined}
          onFiles={(files) => {
            if (!uploads.add(files, most)) tell(full);
          }}
        />
      )}
      {!readOnly && isFull && (
        <p className={css.hint}>
          <FormattedMessage id="app.form.rows.full" values={{ count: most }} />
        </p>
      )}
      <p className={css.status} role="status" ref={status} />
    </div>
  );
}
