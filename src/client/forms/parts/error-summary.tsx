import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRecord } from '../../../shared/json-values.ts';
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

/** More of them would be a wall before the form; each field says its own. */
const MOST_LISTED = 4;

/** A choice can be taller than the window: what stands under it is not always seen. */
const CHOICES: readonly unknown[] = ['radio', 'cards', 'checkboxCards', 'numberReservation'];

/** The error of a form's one field, if that is one control: it stands under it and need not be said again on top. */
function soleError(group: FormGroup, listed: readonly Listed[]): Listed | undefined {
  const [member, ...others] = group.members();
  const { fields = [], script } = member?.store.state() ?? {};
  const [path = '', ...more] = fields;
  if (others.length > 0 || more.length > 0 || script?.view.properties?.[path]?.type === 'array')
    return undefined;
  const ui = script?.ui[path];
  if (isRecord(ui) && CHOICES.includes(ui['ui:widget'])) return undefined;
  return listed.find(({ error }) => error.path !== '' && error.path === path);
}

/**
 * What is wrong, on top of the forms after an attempt to submit: takes the focus and leads to each field. Where there is
 * one field only, that takes the focus.
 */
export function ErrorSummary({ group }: { group: FormGroup }) {
  const intl = useIntl();
  const { listed: all, attempts } = useListedErrors(group);
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  const sole = soleError(group, all);
  const listed = all.filter((one) => one !== sole);
  const shown = listed.slice(0, MOST_LISTED);
  const isUnheard = useSoleFocus(sole, attempts);
  useTitlePrefix(all.length > 0 ? intl.formatMessage({ id: 'app.form.titlePrefix' }) : '');
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);

  if (sole && listed.length === 0 && isUnheard)
    return (
      <p key={attempts} className="visually-hidden" role="alert">
        {sole.error.message}
      </p>
    );
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
        {shown.map(({ member, error }) => (
          <li key={`${error.path} ${error.message}`}>
            <SummaryEntry error={error} member={member} />
          </li>
        ))}
      </ul>
      <FurtherErrors count={listed.length - shown.length} />
    </section>
  );
}

/** That more is wrong than the summary lists. */
export function FurtherErrors({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={css.more}>
      <FormattedMessage id="app.form.toMendFurther" values={{ count }} />
    </p>
  );
}

/** Gives the focus to one field. @returns true where it had it already, and nothing was read out by that */
export function useSoleFocus(sole: Listed | undefined, attempts: number): boolean {
  const [isUnheard, setUnheard] = useState(false);
  const latest = useRef(sole);
  latest.current = sole;
  useEffect(() => {
    if (attempts === 0 || !latest.current) return;
    const before = document.activeElement;
    focusListed(latest.current);
    setUnheard(document.activeElement === before);
  }, [attempts]);
  return isUnheard;
}

function focusListed({ error, member: { store, form } }: Listed) {
  focusField(form.current, store, error.path);
}

/** One error: a link to its field, or plain words when it belongs to none on the screen. */
export function SummaryEntry({ error, member }: Listed) {
  if (error.path === '') return <span>{error.message}</span>;
  return (
    <a
      className={css.link}
      href={`#${controlId(member.store.state().script.id, error.path)}`}
      onClick={(event) => {
        event.preventDefault();
        focusListed({ error, member });
      }}
    >
      {error.message}
    </a>
  );
}
