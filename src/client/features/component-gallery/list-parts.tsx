import { IconFileText, IconReceiptEuro } from '@tabler/icons-react';
import { dayMs } from '../../../shared/durations.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { Ring } from '../../components/ring.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import styles from './parts.module.css';

const until = Date.now() + 12 * dayMs;

/** Rows of documents and invoices, names and values, rings and the countdown. */
export function ListParts() {
  const text = useText();
  const facts = [
    { id: 'name', term: text('parts.word.name'), value: text('parts.word.person') },
    { id: 'phone', term: text('parts.word.phone'), value: text('parts.word.phoneValue') },
  ];
  return (
    <>
      <Section size="part" title={text('parts.group.lists')}>
        <div className={styles.stack}>
          <ListRows label={text('parts.group.lists')}>
            <ListRow
              icon={<IconReceiptEuro size={26} aria-hidden="true" />}
              title={text('parts.word.bill')}
              note={text('parts.word.billNote')}
              aside="14,99 €"
              to="/dev/parts"
            />
            <ListRow
              icon={<IconFileText size={26} aria-hidden="true" />}
              title={text('parts.word.document')}
              note={text('parts.word.documentNote')}
              href="/dev/parts"
            />
            <ListRow
              title={text('parts.word.bill')}
              aside={<Badge tone="warning">{text('parts.word.due')}</Badge>}
            >
              <Button look="quiet">{text('parts.word.show')}</Button>
            </ListRow>
          </ListRows>
          <div className={styles.row}>
            <Badge>{text('parts.word.badge')}</Badge>
            <Badge tone="positive">{text('parts.word.paid')}</Badge>
            <Badge tone="warning">{text('parts.word.due')}</Badge>
            <Badge tone="negative">{text('parts.word.failed')}</Badge>
          </div>
          <div className={styles.grid}>
            <FactList facts={facts} />
            <FactList facts={facts} look="stacked" />
            <FactList facts={facts} look="sums" />
          </div>
        </div>
      </Section>
      <Section size="part" title={text('parts.group.time')}>
        <div className={styles.stack}>
          <div className={styles.row}>
            <Ring share={0.62} size="l">
              {`12,4 ${text('parts.word.gb')}`}
            </Ring>
            <Ring share={0.5}>7:30</Ring>
            <Ring share={0.1} tone="warning">
              1:30
            </Ring>
            <Ring share={0} tone="negative">
              0
            </Ring>
          </div>
          <Countdown until={until} />
          <Countdown until={0} />
        </div>
      </Section>
    </>
  );
}
