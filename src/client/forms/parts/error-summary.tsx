import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldError } from '../state/field-errors.ts';
import { focusField } from '../state/focus-field.ts';
import { useFormState, useFormStore } from '../state/form-context.ts';
import css from './error-summary.module.css';
import { AlertIcon } from './icons.tsx';
import { useTitlePrefix } from './use-title-prefix.ts';

/** The errors that the last attempt left, less those mended since. */
function useListedErrors(): FieldError[] {
  const errors = useFormState((state) => state.errors);
  const listed = useFormState((state) => state.listed);
  return useMemo(() => errors.filter(({ path }) => listed.includes(path)), [errors, listed]);
}

/** What is wrong, on top of the form after an attempt to submit: takes the focus and leads to each field. */
export function ErrorSummary({ form }: { form: RefObject<HTMLElement | null> }) {
  const intl = useIntl();
  const listed = useListedErrors();
  const attempts = useFormState((state) => state.attempts);
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
        <FormattedMessage id="app.form.errorCount" values={{ count: listed.length }} />
      </h2>
      <ul className={css.list}>
        {listed.map((error) => (
          <li key={`${error.path} ${error.message}`}>
            <SummaryEntry error={error} form={form} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One error: a link to its field, or plain words when it belongs to none on the screen. */
function SummaryEntry({ error, form }: { error: FieldError; form: RefObject<HTMLElement | null> }) {
  const store = useFormStore();
  if (error.path === '') return <span>{error.message}</span>;
  return (
    <a
      className={css.link}
      href={`#${error.path}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(form.current, store, error.path);
      }}
    >
      {error.message}
    </a>
  );
}
