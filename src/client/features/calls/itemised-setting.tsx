import { useMemo, useState } from 'react';
import type { ItemisedLine } from '../../../shared/api/calls.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Section } from '../../components/section.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import styles from './calls.module.css';

interface Props {
  line: ItemisedLine;
  onChange: (line: ItemisedLine) => void;
}

/** What is stored of a line's connections now; what one must know before; and the form. */
export function ItemisedSetting({ line, onChange }: Props) {
  const text = useText();
  const { choice, chosenAt, isRunning, contractId } = line;
  const [isStored, setStored] = useState(false);
  // While one looks at it, the form stays as it was at first.
  const [isFolded] = useState(choice !== 'off');
  const initialData = useMemo(() => ({ choice }), [choice]);
  const day = chosenAt ? germanDay(berlinToday(new Date(chosenAt))) : '';
  const known = ['hidden', 'kept', 'anytime'].map((name) => text(`calls.page.${name}`));
  const form = (
    <div className={styles.form}>
      <p className={styles.note}>{text('calls.page.future')}</p>
      <DefinitionForm
        id="calls/itemised"
        initialData={initialData}
        submitLook={isFolded ? 'secondary' : 'primary'}
        onSubmit={async (data, { version }) => {
          setStored(false);
          const request = { params: { id: contractId }, body: data, headers: formHeaders(version) };
          const { line: stored } = await call('PUT /api/calls/me/:id', request);
          onChange(stored);
          setStored(true);
        }}
      />
      <details className={styles.change}>
        <summary>{text('calls.page.known')}</summary>
        <TickList items={known} />
      </details>
    </div>
  );
  return (
    <Section size="part" title={text('calls.page.setting')}>
      <p className={styles.standing}>{text(`calls.page.standing.${choice}`, { day })}</p>
      <p className={styles.stored} role="status">
        {isStored ? text('calls.page.stored') : ''}
      </p>
      {isRunning ? null : <p className={styles.note}>{text('calls.page.ended')}</p>}
      {isRunning && isFolded ? (
        <details className={styles.change}>
          <summary>{text('calls.page.change')}</summary>
          {form}
        </details>
      ) : null}
      {isRunning && !isFolded ? form : null}
    </Section>
  );
}
