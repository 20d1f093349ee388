import { FormattedMessage } from 'react-intl';
import { AlertIcon, CheckIcon } from '../parts/icons.tsx';
import { useFormState } from '../state/form-context.ts';
import { sectionState } from '../state/shown-errors.ts';
import css from './accordion.module.css';

/** A section's state in its header: its number or a tick in a disc, or the state in words. */
export function SectionBadge({
  section,
  number,
  inWords,
}: {
  section: string;
  number?: number;
  inWords?: boolean;
}) {
  const state = useFormState((form) => sectionState(form, section));
  const tone = typeof state === 'number' ? 'negative' : state;
  if (!inWords) {
    return (
      <span className={css.disc} data-tone={tone} aria-hidden="true">
        {state === 'done' ? <CheckIcon /> : number}
      </span>
    );
  }
  if (state === 'open') return null;
  return (
    <span className={css.state} data-tone={tone}>
      {typeof state === 'number' && <AlertIcon />}
      {state === 'done' ? (
        <FormattedMessage id="app.form.sectionDone" />
      ) : (
        <FormattedMessage id="app.form.errorCount" values={{ count: state }} />
      )}
    </span>
  );
}
