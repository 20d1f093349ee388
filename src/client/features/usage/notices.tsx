import { useState } from 'react';
import type { UsageNotices, UsageView } from '../../../shared/api/usage.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { Failure } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import styles from './usage.module.css';

/** What the customer is told about a line; each change is stored at once. How it comes is chosen for all lines. */
export function Notices({ line: { contractId, notices: stored } }: { line: UsageView }) {
  const text = useText();
  const [notices, setNotices] = useState(stored);
  const [isStored, setStored] = useState(false);
  const [error, setError] = useState<ApiError>();
  const change = async (part: Partial<UsageNotices>) => {
    const next = { ...notices, ...part };
    setNotices(next);
    setStored(false);
    setError(undefined);
    try {
      await call('PUT /api/usage/me/notices', { body: { contractId, ...next } });
      setStored(true);
    } catch (reason) {
      setNotices(notices);
      setError(asApiError(reason));
    }
  };
  return (
    <Section size="part" title={text('usage.page.notices.title')} lead={text('usage.page.notices.lead')}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{text('usage.page.notices.title')}</legend>
        <ChoiceCards>
          {(['at80', 'at100', 'unusual'] as const).map((one) => (
            <ChoiceCard
              key={one}
              type="checkbox"
              id={`${contractId}-${one}`}
              name={one}
              value={one}
              title={text(`usage.page.notices.${one}`)}
              checked={notices[one]}
              onChange={() => change({ [one]: !notices[one] })}
            />
          ))}
        </ChoiceCards>
      </fieldset>
      <ButtonLink look="quiet" to={`${pathOf('profile')}#notices`}>
        {text('usage.page.notices.ways')}
      </ButtonLink>
      {error ? <Failure error={error} /> : null}
      <p className={styles.stored} role="status">
        {isStored ? text('usage.page.stored') : ''}
      </p>
    </Section>
  );
}
