import type { ShopTown } from '../../../shared/api/shops.ts';
import type { Position } from '../../../shared/geo.ts';
import { type Point, project, type View } from './germany-map.ts';
import styles from './shop-map.module.css';

/** At most so many names: more would hide the map. */
const MOST = 8;
/** The room of a name on the screen, in units of the whole map. */
const ROOM = { x: 170, y: 46 };

/** The room that a pin takes around a name. */
const PIN_ROOM = { x: 70, y: 44 };

interface Props {
  towns: readonly ShopTown[];
  pins: readonly Position[];
  view: View;
  scale: number;
}

/** The names of the largest towns in view that leave each other room. */
export function TownLabels(props: Props) {
  const { scale } = props;
  return (
    <>
      {labelled(props).map(({ slug, name, shops, at }) => (
        <text
          key={slug}
          className={styles.town}
          x={at.x}
          y={at.y - (10 + Math.sqrt(shops) * 2) * scale}
          fontSize={21 * scale}
        >
          {name}
        </text>
      ))}
    </>
  );
}

type Labelled = ShopTown & { at: Point };

function labelled({ towns, pins, view, scale }: Props): Labelled[] {
  const chosen: Labelled[] = [];
  const taken = pins.map(project);
  const isApart = (a: Point, b: Point, room: Point) =>
    Math.abs(a.x - b.x) > room.x * scale || Math.abs(a.y - b.y) > room.y * scale;
  for (const town of towns) {
    const at = project(town);
    const isFree =
      chosen.every((other) => isApart(other.at, at, ROOM)) &&
      taken.every((pin) => isApart(pin, at, PIN_ROOM));
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
