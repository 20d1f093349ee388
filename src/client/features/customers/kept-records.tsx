import { IconArchive } from '@tabler/icons-react';
import type { Kept } from '../../../shared/closing.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { useText } from '../../lib/text.ts';

/** What the law keeps, each until its day. */
export function KeptRecords({ kept }: { kept: readonly Kept[] }) {
  const text = useText();
  if (kept.length === 0) return <p>{text('closing.page.nothing')}</p>;
  return (
    <>
      <ListRows label={text('closing.page.stays')}>
        {kept.map(({ kind, until }) => (
          <ListRow
            key={kind}
            icon={<IconArchive size={20} aria-hidden="true" />}
            title={text(`closing.page.kept.${kind}`, { until: germanDay(until) })}
          />
        ))}
      </ListRows>
      <p>{text('closing.page.staysNote')}</p>
    </>
  );
}
