import { useIntl } from 'react-intl';
import type { FormGroup } from '../state/joint-forms.ts';
import { ErrorSummary, useListedErrors, useSoleFocus } from './error-summary.tsx';
import { useTitlePrefix } from './use-title-prefix.ts';

/**
 * For few fields that are all in sight: each says itself what is wrong, and the first wrong one takes the focus. A list on
 * top would say the same again. What belongs to none of them is said on top, with all others.
 */
export function FirstError({ group }: { group: FormGroup }) {
  const intl = useIntl();
  const { listed, attempts } = useListedErrors(group);
  const isOfWhole = listed.some(({ error }) => error.path === '');
  const first = isOfWhole ? undefined : listed[0];
  const isUnheard = useSoleFocus(first, attempts);
  useTitlePrefix(first ? intl.formatMessage({ id: 'app.form.titlePrefix' }) : '');
  if (isOfWhole) return <ErrorSummary group={group} />;
  if (!first || !isUnheard) return null;
  return (
    <p key={attempts} className="visually-hidden" role="alert">
      {first.error.message}
    </p>
  );
}
