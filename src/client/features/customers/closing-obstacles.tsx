import type { Obstacle, ObstacleKind } from '../../../shared/closing.ts';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { useText } from '../../lib/text.ts';

/** Where each kind of obstacle can be dealt with. */
const places: Record<ObstacleKind, string> = {
  line: '/dashboard/account/overview',
  order: '/dashboard/account/overview',
  porting: '/dashboard/account/overview',
  money: '/dashboard/bills',
  refund: '/dashboard/bills',
};

/** What keeps the account from being closed now, each with the way on. */
export function ClosingObstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const text = useText();
  return (
    <ListRows label={text('closing.page.hinders')}>
      {obstacles.map(({ kind, name }) => (
        <ListRow
          key={`${kind} ${name}`}
          to={places[kind]}
          title={text(`closing.page.hinder.${kind}`, { name })}
          note={text(`closing.page.hinder.${kind}Link`)}
        />
      ))}
    </ListRows>
  );
}
