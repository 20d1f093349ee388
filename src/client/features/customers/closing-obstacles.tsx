import type { Obstacle, ObstacleKind } from '../../../shared/closing.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
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

/** The name of a line or a porting is its number. */
const readable = ({ kind, name }: Obstacle) =>
  kind === 'line' || kind === 'porting' ? formatPhone(name) : name;

/** What keeps the account from being closed now, each with the way on. */
export function ClosingObstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const text = useText();
  return (
    <ListRows label={text('closing.page.hinders')}>
      {obstacles.map((obstacle) => (
        <ListRow
          key={`${obstacle.kind} ${obstacle.name}`}
          to={places[obstacle.kind]}
          title={text(`closing.page.hinder.${obstacle.kind}`, { name: readable(obstacle) })}
          note={text(`closing.page.hinder.${obstacle.kind}Link`)}
        />
      ))}
    </ListRows>
  );
}
