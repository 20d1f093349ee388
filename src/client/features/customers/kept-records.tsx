import { IconArchive } from '@tabler/icons-react';
import type { Kept } from '../../../shared/closing.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { TickList } from '../../components/tick-list.tsx';
import { useText } from '../../lib/text.ts';

/** What the law keeps, each until its day. */
export function KeptRecords({ kept }: { kept: readonly Kept[] }) {
  const text = useText();
  if (kept.length === 0) return <p>{text('closing.page.nothing')}</p>;
  const items = kept.map(({ kind, until }) => text(`closing.page.kept.${kind}`, { until: germanDay(until) }));
  return (
    <>
      <TickList icon={IconArchive} items={items} />
      <p>{text('closing.page.staysNote')}</p>
    </>
  );
}
