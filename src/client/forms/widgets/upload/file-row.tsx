import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { sizeText } from '../../../../shared/uploads.ts';
import { Button } from '../../../components/button.tsx';
import { ErrorText } from '../../parts/error-text.tsx';
import css from './upload.module.css';

interface Props {
  name: string;
  bytes: number | undefined;
  /** From 0 to 1, while it is on its way. */
  progress?: number | undefined;
  fault?: string | undefined;
  /** The message of the button that takes the file away, or stops it. */
  away: 'remove' | 'cancel';
  onAway: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** One file: its name and size, how far it has come, what is wrong with it, and what can be done. */
export function FileRow({ name, bytes, progress, fault, away, onAway, onRetry }: Props) {
  const intl = useIntl();
  const faultId = useId();
  const say = (id: string) => intl.formatMessage({ id: `app.form.files.${id}` }, { name });
  const act = (id: string, onClick: () => void): ReactNode => (
    <Button look="quiet" aria-label={say(`${id}Of`)} onClick={onClick}>
      {say(id)}
    </Button>
  );
  return (
    <li
      className={css.row}
      aria-describedby={fault && faultId}
      data-invalid={fault !== undefined || undefined}
    >
      <div className={css.head}>
        <span className={css.name}>
          {name}
          {bytes !== undefined && <span className={css.size}> {sizeText(bytes).replace(' ', '\u00a0')}</span>}
        </span>
        <span className={css.acts}>
          {onRetry ? act('retry', onRetry) : null}
          {onAway ? act(away, onAway) : null}
        </span>
      </div>
      {progress !== undefined && fault === undefined && (
        <progress className={css.progress} value={progress} max={1} aria-label={say('sending')} />
      )}
      <ErrorText id={faultId} error={fault} />
    </li>
  );
}
