import type { ShopTown } from '../../../shared/api/shops.ts';
import { type Point, project, type View } from './germany-map.ts';
import styles from './shop-map.module.css';

/** At most so many names: more would hide the map. */
const MOST = 8;
/** The room of a name on the screen, in units of the whole map. */
const ROOM = { x: 150, y: 46 };

/** The names of the largest towns in view that leave each other room. */
export function TownLabels({
  towns,
  view,
  scale,
}: {
  towns: readonly ShopTown[];
  view: View;
  scale: number;
}) {
  return (
    <>
      {labelled(towns, view, scale).map(({ slug, name, shops, at }) => (
        <text
          key={slug}
          className={styles.town}
          x={at.x}
          y={at.y - (10 + Math.sqrt(shops) * 2) * scale}
          fontSize={21 * scale}
        >
          {name.replace(/ (am|an|im) .*$/, '')}
        </text>
      ))}
    </>
  );
}

type Labelled = ShopTown & { at: Point };

function labelled(towns: readonly ShopTown[], view: View, scale: number): Labelled[] {
  const chosen: Labelled[] = [];
  for (const town of towns) {
    const at = project(town);
    const isFree = chosen.every(
      (other) => Math.abs(other.at.x - at.x) > ROOM.x * scale || Math.abs(other.at.y - at.y) > ROOM.y * scale,
    );
    if (chosen.length < MOST && isFree && isInside(at, view)) chosen.push({ ...town, at });
  }
  return chosen;
}

/** With a margin for the name itself. */
function isInside({ x, y }: Point, view: View): boolean {
  const [marginX, marginY] = [view.width * 0.12, view.height * 0.05];
  return (
    x > view.x + marginX &&
    x < view.x + view.width - marginX &&
    y > view.y + marginY &&
    y < view.y + view.height - marginY
  );
}
