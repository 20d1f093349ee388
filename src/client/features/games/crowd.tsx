import styles from './crowd.module.css';

/** A person is so wide. */
const SEAT = 10;
const STEP = 9;

interface Props {
  /** The heads of the first row. */
  top: number;
  rows: number;
}

/**
 * Rows of people, each one a curve that is drawn in dashes: the bodies in groups of one colour, then hair and faces, and
 * scarves held up. After a goal all arms are up, after a miss the scarves are down. So a row is a few lines, however many stand in it.
 */
export function Crowd({ top, rows }: Props) {
  return Array.from({ length: rows }, (_, row) => top + row * STEP).map((y) => (
    <Row key={y} y={y} hasScarves={((y - top) / STEP) % 2 === 1} />
  ));
}

function Row({ y, hasScarves }: { y: number; hasScarves: boolean }) {
  const shift = (y % 2) * (SEAT / 2) + ((y * 7) % 5) - 2;
  const along = (up: number) => `M-14 ${y - up}C90 ${y - up - 9} 270 ${y - up - 9} 374 ${y - up}`;
  const group = shift + ((y * 37) % 11) * SEAT;
  return (
    <>
      <path className={styles.body} d={along(-6)} strokeDashoffset={shift} />
      <path className={styles.fans} d={along(-6)} strokeDashoffset={group} />
      <path className={styles.white} d={along(-6)} strokeDashoffset={group} />
      <path className={styles.hair} d={along(1)} strokeDashoffset={shift - 1} />
      <path className={styles.face} d={along(0)} strokeDashoffset={shift - 1} />
      <path className={styles.dark} d={along(0)} strokeDashoffset={group - 1} />
      <path className={styles.arms} d={along(7)} strokeDashoffset={shift - 0.4} />
      {hasScarves ? <path className={styles.scarf} d={along(4.5)} strokeDashoffset={group} /> : null}
      {hasScarves ? <path className={styles.ends} d={along(4.5)} strokeDashoffset={group} /> : null}
    </>
  );
}
