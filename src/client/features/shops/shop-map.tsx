import { useId } from 'react';
import type { ShopTown } from '../../../shared/api/shops.ts';
import type { Position } from '../../../shared/geo.ts';
import { outline, project, viewOf, wholeView } from './germany-map.ts';
import { MapInset } from './map-inset.tsx';
import styles from './shop-map.module.css';
import { TownLabels } from './town-labels.tsx';

/** A shop on the map with its number in the list. */
export interface Pin extends Position {
  id: string;
  label: string;
}

interface Props {
  /** What the picture shows, for those who do not see it. */
  label: string;
  towns: readonly ShopTown[];
  pins?: readonly Pin[];
  /** The place that the reader asked for. */
  centre?: Position | null;
  /** The pin of the shop in the list that has the pointer or the focus. */
  marked?: string | undefined;
}

/** A section that is narrower than half of the country gets a small map, which shows where it lies. */
const INSET_FROM = 0.5;

/** Our own map of Germany: the towns with shops as dots, or the shops near a place as numbered pins. */
export function ShopMap({ label, towns, pins = [], centre, marked }: Props) {
  const land = useId();
  const view = viewOf([...pins, ...(centre ? [centre] : [])]);
  // Dots, pins and names keep their size on the screen at each scale.
  const scale = view.width / wholeView.width;
  return (
    <svg
      className={styles.map}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={label}
    >
      <path id={land} className={styles.land} d={outline} />
      {towns.map((town) => (
        <TownDot key={town.slug} town={town} scale={scale} isFaint={pins.length > 0} />
      ))}
      <TownLabels towns={towns} pins={pins} view={view} scale={scale} />
      {centre ? <Centre at={centre} scale={scale} /> : null}
      {[...pins].reverse().map((pin) => (
        <PinDrawing key={pin.id} pin={pin} scale={scale} isMarked={false} />
      ))}
      {pins
        .filter(({ id }) => id === marked)
        .map((pin) => (
          <PinDrawing key={pin.id} pin={pin} scale={scale} isMarked />
        ))}
      {scale < INSET_FROM ? <MapInset land={land} view={view} /> : null}
    </svg>
  );
}

function TownDot({ town, scale, isFaint }: { town: ShopTown; scale: number; isFaint: boolean }) {
  const { x, y } = project(town);
  return (
    <circle
      className={styles.dot}
      data-faint={isFaint}
      cx={x}
      cy={y}
      r={(3.5 + Math.sqrt(town.shops) * 2) * scale}
    />
  );
}

function Centre({ at, scale }: { at: Position; scale: number }) {
  const { x, y } = project(at);
  return <circle className={styles.centre} cx={x} cy={y} r={13 * scale} />;
}

function PinDrawing({ pin, scale, isMarked }: { pin: Pin; scale: number; isMarked: boolean }) {
  const { x, y } = project(pin);
  const size = (isMarked ? 26 : 19) * scale;
  return (
    <g className={styles.pin} data-marked={isMarked}>
      <circle cx={x} cy={y} r={size} />
      <text x={x} y={y} dy="0.36em" fontSize={size * 1.25}>
        {pin.label}
      </text>
    </g>
  );
}
