import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldError } from '../state/field-errors.ts';
import { controlId, focusField } from '../state/focus-field.ts';
import type { FormGroup, Member } from '../state/joint-forms.ts';
import css from './error-summary.module.css';
import { AlertIcon } from './icons.tsx';
import { useTitlePrefix } from './use-title-prefix.ts';

export interface Listed {
  member: Member;
  error: FieldError;
}

/** The errors that the last attempt left, less those mended since. */
function listedErrors(group: FormGroup): Listed[] {
  return group.members().flatMap((member) => {
    const { errors, listed } = member.store.shown();
    return errors.filter(({ path }) => listed.includes(path)).map((error) => ({ member, error }));
  });
}

function attemptsOf(group: FormGroup): number {
  return group.members().reduce((sum, { store }) => sum + store.shown().attempts, 0);
}

/** Renders again only when other errors are to be listed or another attempt was made, not on each key stroke. */
export function useListedErrors(group: FormGroup): { listed: Listed[]; attempts: number } {
  const key = () =>
    JSON.stringify([attemptsOf(group), listedErrors(group).map(({ error }) => [error.path, error.message])]);
  useSyncExternalStore(group.subscribe, key, key);
  return { listed: listedErrors(group), attempts: attemptsOf(group) };
}

/** What is wrong, on top of the forms after an attempt to submit: takes the focus and leads to each field. */
export function ErrorSummary({ group }: { group: FormGroup }) {
  const intl = useIntl();
  const { listed, attempts } = useListedErrors(group);
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  useTitlePrefix(listed.length > 0 ? intl.formatMessage({ id: 'app.form.titlePrefix' }) : '');
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);

  if (listed.length === 0) return null;
  return (
    <section className={css.summary} ref={box} tabIndex={-1} aria-labelledby={heading} data-summary>
      <h2 className={css.heading} id={heading}>
        <AlertIcon className={css.icon} />
        {listed.some(({ error }) => error.path !== '') ? (
          <FormattedMessage id="app.form.toMend" values={{ count: listed.length }} />
        ) : (
          <FormattedMessage id="app.form.notSent" />
        )}
      </h2>
      <ul className={css.list}>
        {listed.map(({ member, error }) => (
          <li key={`${error.path} ${error.message}`}>
            <SummaryEntry error={error} member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One error: a link to its field, or plain words when it belongs to none on the screen. */
export function SummaryEntry({ error, member: { store, form } }: Listed) {
  if (error.path === '') return <span>{error.message}</span>;
  return (
    <a
      className={css.link}
      href={`#${controlId(store.state().script.id, error.path)}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(form.current, store, error.path);
      }}
    >
      {error.message}
    </a>
  );
}
