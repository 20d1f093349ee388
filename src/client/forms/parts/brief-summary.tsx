import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormGroup } from '../state/joint-forms.ts';
import { sectionTitle } from '../state/section-title.ts';
import css from './error-summary.module.css';
import { FurtherErrors, type Listed, SummaryEntry, useListedErrors } from './error-summary.tsx';
import { AlertIcon } from './icons.tsx';
import { useTitlePrefix } from './use-title-prefix.ts';

/** The section of an error in a form with sections; undefined in any other form. */
function sectionOf({ member, error }: Listed): string | undefined {
  const { script } = member.store.shown();
  return script.ui['ui:layout'] === 'accordion' ? error.path.split('.')[0] : undefined;
}

function titleOf(one: Listed): string {
  const { script } = one.member.store.shown();
  const section = sectionOf(one);
  return section ? sectionTitle(script, section) : (script.words.title ?? '');
}

/**
 * The first section in which something is wrong, how much, and a way to its first field: long forms are mended section by
 * section. It opens that section and takes the focus after an attempt.
 */
export function BriefSummary({ group }: { group: FormGroup }) {
  const intl = useIntl();
  const { listed, attempts } = useListedErrors(group);
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  const [first] = listed;
  const latest = useRef(first);
  latest.current = first;
  useTitlePrefix(first ? intl.formatMessage({ id: 'app.form.titlePrefix' }) : '');
  useEffect(() => {
    if (attempts === 0) return;
    const section = latest.current && sectionOf(latest.current);
    if (section) latest.current?.member.store.open(section);
    box.current?.focus();
  }, [attempts]);
  if (first === undefined) return null;
  const inIt = listed.filter((one) => one.member === first.member && sectionOf(one) === sectionOf(first));
  return (
    <section className={css.summary} ref={box} tabIndex={-1} aria-labelledby={heading} data-summary>
      <h2 className={css.heading} id={heading}>
        <AlertIcon className={css.icon} />
        {first.error.path === '' ? (
          <FormattedMessage id="app.form.notSent" />
        ) : (
          <FormattedMessage id="app.form.toMendIn" values={{ section: titleOf(first), count: inIt.length }} />
        )}
      </h2>
      <ul className={css.list}>
        <li>
          <SummaryEntry error={first.error} member={first.member} />
        </li>
      </ul>
      <FurtherErrors count={listed.length - inIt.length} />
    </section>
  );
}
