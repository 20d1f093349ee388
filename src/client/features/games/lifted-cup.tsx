import { team } from 'virtual:team';
import styles from './lifted-cup.module.css';

/** Who has won holds the cup up to his stand with both hands; its foot is above his hair. It has its place in the player's drawing. */
export function LiftedCup() {
  return (
    <g data-hero={team.looks.hero} transform="translate(37.5 -156) scale(1.25)">
      <path className={styles.edge} d="M24 20H6C2 44 14 60 33 61M76 20H94C98 44 86 60 67 61" />
      <path
        className={styles.outline}
        d="M17 6H83C84 46 76 70 57 77L56 100H64L67 112H33L36 100H44L43 77C24 70 16 46 17 6Z"
      />
      <path className={styles.handles} d="M24 20H6C2 44 14 60 33 61M76 20H94C98 44 86 60 67 61" />
      <path className={styles.metal} d="M17 6H83C84 46 76 70 57 77L56 100H44L43 77C24 70 16 46 17 6Z" />
      <path className={styles.dim} d="M70 7H82C83 46 75 70 57 77L56 99H51C66 76 70 44 70 7Z" />
      <path className={styles.gleam} d="M27 13H37C37 40 40 56 47 68 34 60 27 40 27 13Z" />
      <path className={styles.foot} d="M36 100H64L67 112H33Z" />
    </g>
  );
}

/** The left arm, up to the handle of the cup: the back of the hand is seen, and its fingers go around the handle. */
export function LiftingArm() {
  const arm = 'M36 86 8 30 30-68';
  return (
    <>
      <path className={styles.armEdge} d={arm} />
      <path className={styles.arm} d={arm} />
      <path className={styles.sleeveEdge} d="M66 98 34 78" />
      <path className={styles.sleeve} d="M66 98 34 78" />
      <g transform="translate(0 -34)">
        <path
          className={styles.hand}
          d="M19-38C16-48 18-58 25-61 25-67 33-69 37-65 42-69 49-66 49-60 54-58 54-50 50-48 53-43 49-37 44-38 42-32 38-28 32-28 25-28 20-32 19-38Z"
        />
        <path className={styles.fingers} d="M37-62 36-53M44-60 42-51M49-50 43-46" />
      </g>
    </>
  );
}
