import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ItemisedLine, ItemisedMonth } from '../../../shared/api/calls.ts';
import { Empty } from '../../components/empty.tsx';
import { QuietPhoneIllustration } from '../../components/illustrations/quiet-phone.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import styles from './calls.module.css';
import { MonthRow } from './month-row.tsx';

/** The months of a line with their lists, of which one is shown at a time. */
export function ItemisedMonths({ line: { contractId, months } }: { line: ItemisedLine }) {
  const text = useText();
  const [search] = useSearchParams();
  const [shown, setShown] = useState<ItemisedMonth>();
  if (months.length === 0)
    return (
      <Empty
        title={text('calls.page.none.title')}
        text={text('calls.page.none.text')}
        illustration={<QuietPhoneIllustration />}
      />
    );
  return (
    <Section size="part" title={text('calls.page.months')} lead={text('calls.page.monthsLead')}>
      <ul className={styles.months}>
        {months.map((span) => (
          <MonthRow
            key={span.startsOn}
            contractId={contractId}
            span={span}
            isWanted={span.bill !== null && span.bill.id === search.get('bill')}
            shown={shown?.startsOn === span.startsOn ? shown : undefined}
            onShow={setShown}
          />
        ))}
      </ul>
    </Section>
  );
}
