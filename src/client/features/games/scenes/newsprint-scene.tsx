import { Eagle } from './newsprint-eagle.tsx';
import styles from './newsprint-scene.module.css';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const wide = [styles.dots1, styles.dots2, styles.dots3, styles.dots4, styles.dots5, styles.dots6];

/** Kartal: the front page. The stand holds up an eagle of cut paper, and the sky is printed in dots. */
export function Behind() {
  return (
    <>
      <path className={styles.paper} d="M0-192H360V150H0Z" />
      <g className={styles.print}>
        {wide.map((dots, at) => (
          <path key={dots} className={dots} d={`M${(at % 2) * 3} ${80 - at * 6.4}H362`} />
        ))}
      </g>
      <Eagle />
      <path className={styles.stand} d="M0 86C90 79 270 79 360 86V150H0Z" />
      <path className={styles.fansEdge} d={FANS} />
      <path className={styles.fans} d={FANS} />
      <path className={styles.headsEdge} d={HEADS} />
      <path className={styles.heads} d={HEADS} />
      <path className={styles.scarfEdge} d={SCARVES} />
      <path className={styles.scarf} d={SCARVES} />
      <g className={styles.crowd}>
        {upTo(7).map((at) => (
          <path
            key={at}
            className={wide[Math.min(5, at)]}
            d={`M${(at % 2) * 3} ${100 + at * 7}C90 ${94 + at * 7} 270 ${94 + at * 7} 362 ${100 + at * 7}`}
          />
        ))}
      </g>
    </>
  );
}

/** Where one of the first row stands: the row is bent as the stand is. */
const PLACES = upTo(27).map((at) => {
  const x = at * 14 - 2;
  return { at, x, y: Math.round(82 - 5 * (1 - ((x - 180) / 180) ** 2) + ((at * 5) % 3)) };
});
const HEADS = PLACES.map(({ x, y }) => `M${x} ${y}h.1`).join('');
/** Arms in the air, and every third of them holds a scarf. */
const FANS = PLACES.map(({ at, x, y }) => {
  const up = 11 + ((at * 3) % 4);
  return `M${x - 4} ${y + 9}L${x - 6.5} ${y + 2} ${x - 5.5} ${y - up}M${x + 4} ${y + 9}L${x + 6.5} ${y + 2} ${x + 5.5} ${y - up + (at % 2) * 3}`;
}).join('');
const SCARVES = PLACES.filter(({ at }) => at % 3 === 1)
  .map(
    ({ at, x, y }) =>
      `M${x - 9} ${y - 9 - ((at * 3) % 4)}Q${x} ${y - 7 - ((at * 3) % 4)} ${x + 9} ${y - 10 - ((at * 3) % 4)}`,
  )
  .join('');

/** Nothing is in the air before the goal: the keeper is the one thing in colour. */
export function Before() {
  return null;
}
