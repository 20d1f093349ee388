import { useState } from 'react';
import type { UsageView } from '../../../shared/api/usage.ts';
import { formatCents } from '../../../shared/money.ts';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { Failure } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import styles from './usage.module.css';

/** The limits to choose from, in cents; another one that is stored is shown beside them. */
const offered = [1000, 2000, 5000];

/** The most that packages may cost in a month of the line. */
export function CostControl({ line, onChanged }: { line: UsageView; onChanged: () => void }) {
  const text = useText();
  const { contractId, costs } = line;
  const [limit, setLimit] = useState(costs.limitCents);
  const [isStored, setStored] = useState(false);
  const [error, setError] = useState<ApiError>();
  const choose = async (limitCents: number | null) => {
    const before = limit;
    setLimit(limitCents);
    setStored(false);
    setError(undefined);
    try {
      await call('PUT /api/usage/me/cost-limit', { body: { contractId, limitCents } });
      setStored(true);
      onChanged();
    } catch (reason) {
      setLimit(before);
      setError(asApiError(reason));
    }
  };
  const limits = new Set([...offered, ...(costs.limitCents === null ? [] : [costs.limitCents])]);
  return (
    <Section
      size="part"
      title={text('usage.page.costs.title')}
      lead={text('usage.page.costs.lead', { spent: formatCents(costs.spentCents) })}
    >
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{text('usage.page.costs.title')}</legend>
        <ChoiceCards>
          {[null, ...[...limits].sort((a, b) => a - b)].map((one) => (
            <ChoiceCard
              key={one ?? 'none'}
              type="radio"
              id={`${contractId}-limit-${one ?? 'none'}`}
              name={`limit-${contractId}`}
              value={String(one)}
              title={
                one === null
                  ? text('usage.page.costs.none')
                  : text('usage.page.costs.limit', { limit: formatCents(one) })
              }
              checked={limit === one}
              onChange={() => choose(one)}
            />
          ))}
        </ChoiceCards>
      </fieldset>
      {error ? <Failure error={error} /> : null}
      <p className={styles.stored} role="status">
        {isStored ? text('usage.page.stored') : ''}
      </p>
    </Section>
  );
}
