import { type View, wholeView } from './germany-map.ts';
import styles from './shop-map.module.css';

/** The share of the map's width and height that the small map takes. */
const SHARE = 0.24;
const MARGIN = 0.03;

/** A small map of the whole country in a corner, with the section that the large map shows. */
export function MapInset({ land, view }: { land: string; view: View }) {
  const scale = (view.width * SHARE) / wholeView.width;
  const left = view.x + view.width * (1 - SHARE - MARGIN);
  const top = view.y + view.height * (1 - SHARE) - view.width * MARGIN;
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  return (
    <g
      className={styles.inset}
      transform={`translate(${left} ${top}) scale(${scale}) translate(${-wholeView.x} ${-wholeView.y})`}
    >
      <use href={`#${land}`} />
      <circle cx={middle.x} cy={middle.y} r={34} />
    </g>
  );
}
