import { useState } from 'react';
import type { SimView } from '../../../shared/api/sims.ts';
import { type BarringRange, barringRanges } from '../../../shared/barrings.ts';
import { Failure } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { Switch } from '../../components/switch.tsx';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import styles from './sims.module.css';

/** What a line is barred from, free of charge; each change is stored at once. */
export function Barrings({ sim: { contractId, barrings: stored } }: { sim: SimView }) {
  const text = useText();
  const [barred, setBarred] = useState<readonly BarringRange[]>(stored);
  const [isStored, setStored] = useState(false);
  const [error, setError] = useState<ApiError>();
  const change = async (range: BarringRange, isBarred: boolean) => {
    const before = barred;
    const ranges = barringRanges.filter((one) => (one === range ? isBarred : before.includes(one)));
    setBarred(ranges);
    setStored(false);
    setError(undefined);
    try {
      await call('PUT /api/sims/me/:id/barrings', { params: { id: contractId }, body: { ranges } });
      setStored(true);
    } catch (reason) {
      setBarred(before);
      setError(asApiError(reason));
    }
  };
  return (
    <Section size="part" title={text('sims.page.bar.title')} lead={text('sims.page.bar.lead')}>
      <div className={styles.switches}>
        {barringRanges.map((range) => (
          <Switch
            key={range}
            label={text(`sims.page.bar.${range}`)}
            help={text(`sims.page.bar.${range}.help`)}
            checked={barred.includes(range)}
            onChange={(isBarred) => void change(range, isBarred)}
          />
        ))}
      </div>
      {error ? <Failure error={error} /> : null}
      <p className={styles.stored} role="status">
        {isStored ? text('sims.page.bar.stored') : ''}
      </p>
    </Section>
  );
}
